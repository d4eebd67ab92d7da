import { Container, Skeleton, Stack, tokens, VisuallyHidden, when } from '@aangan/ui';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import styled, { keyframes } from 'styled-components';

/** Milliseconds before the placeholder is shown: most pages load sooner. */
const quietMs = 150;

const appear = keyframes`from { opacity: 0; }`;

const Tall = styled(Container)`
  min-height: 70vh;
  padding-top: ${tokens.space.xxl};
`;

const Outline = styled(Stack)`
  animation: ${appear} ${tokens.motion.calm} ${tokens.motion.ease};

  ${when.reducedMotion} {
    animation: none;
  }
`;

const Cards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.l};
  padding-top: ${tokens.space.l};

  ${when.medium} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

/** A page that loads: placeholders of its title, text and cards. */
export function PageLoading() {
  const { t } = useLingui();
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), quietMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Tall>
      <VisuallyHidden role="status">
        {slow && t({ id: 'shell.loading-page', message: 'Loading page…' })}
      </VisuallyHidden>
      {slow && (
        <Outline gap="m">
          <Skeleton width="min(24rem, 80%)" height="3rem" />
          <Skeleton width="min(34rem, 100%)" height="1.25rem" />
          <Cards>
            <Skeleton ratio="4 / 3" />
            <Skeleton ratio="4 / 3" />
            <Skeleton ratio="4 / 3" />
          </Cards>
        </Outline>
      )}
    </Tall>
  );
}
