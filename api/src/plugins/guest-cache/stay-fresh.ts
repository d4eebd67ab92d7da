import type { Database } from '@aangan/server';
import type { Tables } from '../../tables.ts';
import { mostChanges, type PublicState, readUnseenChanges } from './unseen-changes.repository.ts';

export interface ChangedSubject {
  kind: string;
  id: string;
}

interface FreshOptions {
  database: Database<Tables>;
  onChange: (change: ChangedSubject) => void;
  /** Everything may have changed. */
  onAll: () => void;
}

/** Changes are forgotten an hour after they were made, so after half of it they may be incomplete. */
const changesLastMs = 30 * 60_000;

/**
 * @returns a function that resolves when every change has been reported that was committed before it was called, by
 * any process. Those who call while the database is being asked share the next question.
 */
export function stayFresh({ database, onChange, onAll }: FreshOptions): () => Promise<void> {
  let seen: { state: PublicState; at: number } | undefined;
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;

  const ask = async () => {
    const at = performance.now();
    const former = seen && at - seen.at < changesLastMs ? seen.state : undefined;
    const state = await readUnseenChanges(database, former?.snapshot);
    seen = { state, at };
    if (!former || former.year !== state.year || state.changes.length > mostChanges) onAll();
    else for (const change of state.changes) onChange(subjectOf(change));
  };
  const run = () => {
    running = ask().finally(() => {
      running = undefined;
    });
    return running;
  };
  return () => {
    if (!running) return run();
    next ??= running
      .catch(() => undefined)
      .then(() => {
        next = undefined;
        return run();
      });
    return next;
  };
}

function subjectOf(change: string): ChangedSubject {
  const [kind = '', id = ''] = change.split(' ');
  return { kind, id };
}
