import { Container, Spinner } from '@aangan/ui';
import { useEffect, useState } from 'react';
import styled from 'styled-components';

/** Milliseconds before a wait is shown: most pages are there sooner, and a flash would only disturb. */
const quietMs = 250;

const Tall = styled(Container)`
  min-height: 70vh;
  padding-top: 20vh;
`;

/** The place of a page that is on its way. */
export function PageLoading() {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), quietMs);
    return () => clearTimeout(timer);
  }, []);
  return <Tall>{slow && <Spinner label="Loading page…" />}</Tall>;
}
