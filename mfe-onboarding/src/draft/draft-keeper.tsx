import { Button, Notice, Row, tokens } from '@aangan/ui';
import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import styled from 'styled-components';
import type { DraftStore } from './draft-store.ts';

const Place = styled.div`
  padding-block-end: ${tokens.space.l};
`;

interface DraftKeeperProps<Values> {
  store: DraftStore<Values>;
  /** What the server has. */
  saved: Values;
  /** The form opened with a draft. */
  restored: boolean;
}

/** Keeps what is typed in the form around it, and says so where the form opened with such. */
export function DraftKeeper<Values extends object>({
  store,
  saved,
  restored,
}: DraftKeeperProps<Values>) {
  const { values, resetForm } = useFormikContext<Values>();
  const differs = JSON.stringify(values) !== JSON.stringify(saved);
  useEffect(() => {
    if (differs) store.write(values);
    else store.clear();
  }, [store, values, differs]);
  if (!restored || !differs) return null;
  return (
    <Place>
      <Notice>
        <Row gap="m" justify="space-between">
          <span>These are your unsaved changes from before.</span>
          <Button variant="secondary" size="small" onClick={() => resetForm({ values: saved })}>
            Discard changes
          </Button>
        </Row>
      </Notice>
    </Place>
  );
}
