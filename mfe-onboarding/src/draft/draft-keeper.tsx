import { Button, Notice, Row, tokens } from '@aangan/ui';
import { useLingui } from '@lingui/react/macro';
import { useFormikContext } from 'formik';
import { useEffect, useMemo } from 'react';
import styled from 'styled-components';
import type { DraftStore } from './draft-store.ts';

const Frame = styled.div`
  padding-block-end: ${tokens.space.l};
`;

interface DraftKeeperProps<Values> {
  store: DraftStore<Values>;
  /** The values as the server has them. */
  saved: Values;
  /** Whether the form opened with a draft. */
  restored: boolean;
  /** The values of an empty form, which Start over leaves as the draft. */
  empty?: Values | undefined;
}

/** Saves the unsaved changes of the surrounding form as a draft, and says when the form opened with one. */
export function DraftKeeper<Values extends object>({
  store,
  saved,
  restored,
  empty,
}: DraftKeeperProps<Values>) {
  const { t } = useLingui();
  const { values, resetForm } = useFormikContext<Values>();
  const differs = useMemo(() => hasChanges(changedFields(values, saved)), [values, saved]);
  useEffect(() => {
    keepDraft(store, values, saved);
  }, [store, values, saved]);
  if (!restored || !differs) return null;
  const isEmpty = empty !== undefined && !hasChanges(changedFields(values, empty));
  return (
    <Frame>
      <Notice>
        <Row gap="m" justify="space-between">
          <span>
            {isEmpty
              ? t({
                  id: 'onboarding.started-over',
                  message:
                    'You started over: this form is empty. Your saved profile stays until you save this one.',
                })
              : t({
                  id: 'onboarding.unsaved-changes',
                  message: 'These are your unsaved changes from before.',
                })}
          </span>
          <Button variant="secondary" size="small" onClick={() => resetForm({ values: saved })}>
            {isEmpty
              ? t({ id: 'onboarding.bring-back', message: 'Bring back what was saved' })
              : t({ id: 'onboarding.discard-changes', message: 'Discard changes' })}
          </Button>
        </Row>
      </Notice>
    </Frame>
  );
}

/** Stores what differs from the saved values as the draft; without a difference there is none. */
export function keepDraft<Values extends object>(
  store: DraftStore<Values>,
  values: Values,
  saved: Values,
): void {
  const changed = changedFields(values, saved);
  if (hasChanges(changed)) store.write(changed);
  else store.clear();
}

const hasChanges = (changed: object) => Object.keys(changed).length > 0;

/** A draft has only the changed fields: the others may have been saved elsewhere in the meantime. */
function changedFields<Values extends object>(values: Values, saved: Values): Partial<Values> {
  const before = saved as Record<string, unknown>;
  const entries = Object.entries(values).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field]),
  );
  return Object.fromEntries(entries) as Partial<Values>;
}
