import { Button, Notice } from '@aangan/ui';
import { useState } from 'react';
import type { NamedRelease } from '../api/registry-api.ts';
import { useHistoryQuery } from '../api/registry-api.ts';
import { refusalOf } from '../layout/answer-state.tsx';
import { ChangeSetCard } from './change-set-card.tsx';
import { type ChangeSet, changeSets } from './change-sets.ts';

interface OlderChangesProps {
  channel: string;
  /** The cursor at which the previous page ends; null at the end. */
  cursor: string | null;
  /** What the channel serves now. */
  served: readonly NamedRelease[] | undefined;
  onRollBack: (set: ChangeSet) => void;
}

/** The pages of the history after the first, one by one. */
export function OlderChanges(props: OlderChangesProps) {
  const { channel, cursor, served, onRollBack } = props;
  const [shown, setShown] = useState<string>();
  const { currentData, error, isFetching } = useHistoryQuery(
    { channel, cursor: shown ?? '' },
    { skip: shown === undefined },
  );
  if (shown === undefined || !currentData) {
    if (cursor === null) return null;
    return (
      <li>
        {error && <Notice tone="error">{refusalOf(error)?.detail}</Notice>}
        <Button variant="secondary" busy={isFetching} onClick={() => setShown(cursor)}>
          Older changes
        </Button>
      </li>
    );
  }
  return (
    <>
      {changeSets(currentData.results).map((set) => (
        <li key={set.id}>
          <ChangeSetCard set={set} served={served} onRollBack={onRollBack} />
        </li>
      ))}
      <OlderChanges {...props} cursor={currentData.next} />
    </>
  );
}
