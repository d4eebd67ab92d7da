import type { ChannelChange } from '@aangan/registry-client';

/** What one revision of a channel changed; a retired release is a set of its own. */
export interface ChangeSet {
  id: number;
  revision: number | null;
  at: string;
  by: string | null;
  why: string;
  changes: ChannelChange[];
}

/** Changes in sets, in their order. */
export function changeSets(changes: readonly ChannelChange[]): ChangeSet[] {
  const sets: ChangeSet[] = [];
  for (const change of changes) {
    const last = sets.at(-1);
    if (last && last.revision !== null && last.revision === change.revision) {
      last.changes.push(change);
    } else {
      const { id, revision, at, by, why } = change;
      sets.push({ id, revision, at, by, why, changes: [change] });
    }
  }
  return sets;
}
