import { RegistryRefusal } from '../../registry-refusal.ts';
import { type ChannelChange, listChangeSet } from '../history-repository.ts';
import { type LockedChannel, type Plan, releaseOn } from './plan.ts';
import { requireKnownGood, stepBack } from './rollback.ts';
import { valueMovesBack } from './values.ts';

/**
 * Undoes all that one revision of the channel changed: what it put there goes, what it replaced or removed returns. A
 * canary that it set or widened ends.
 * @param revision the change set's: each change of a channel, of any number of names, makes one revision
 */
export function rollbackChangeSetPlan(revision: number): Plan {
  return async (locked) => {
    const all = await listChangeSet(locked.db, locked.channel, revision);
    const canary = all.find(({ kind }) => kind === 'canary')?.canary;
    if (canary) return { moves: [], put: [], ends: [requireLive(locked, revision, canary)] };
    // A canary that ended with the change stays ended: what is undone is the change of the stable releases.
    const changes = all.filter(({ kind }) => kind !== 'end-canary');
    const values = changes.flatMap(({ kind, name: remote, value: step }) =>
      kind === 'set-value' && step ? [{ remote, step }] : [],
    );
    if (values.length > 0) return { moves: valueMovesBack(locked, values), put: [] };
    refuseOthers(locked, revision, changes);
    await requireKnownGood(
      locked,
      changes.flatMap(({ name, from }) => (from === null ? [] : [{ name, release: from }])),
    );
    const plan: Awaited<ReturnType<Plan>> = { moves: [], put: [] };
    for (const { name, from, to } of changes) {
      if (from === null) {
        plan.moves.push({ kind: 'rollback', name, from: to, to: null });
        continue;
      }
      const { move, release } = await stepBack(locked, { name, release: from });
      if (move.from !== move.to) plan.moves.push(move);
      plan.put = [...plan.put, release];
    }
    return plan;
  };
}

function requireLive({ channel, canaries }: LockedChannel, revision: number, id: number) {
  const canary = canaries.find((one) => one.id === id);
  if (canary) return canary;
  throw new RegistryRefusal(
    'conflict',
    `The canary of change set ${revision} of ${channel} has ended already.`,
  );
}

function refuseOthers(
  locked: LockedChannel,
  revision: number,
  changes: readonly ChannelChange[],
): void {
  const { channel } = locked;
  if (changes.length === 0) {
    throw new RegistryRefusal('not-found', `${channel} has no change set ${revision}.`);
  }
  const other = changes.find(({ kind }) => kind !== 'promote' && kind !== 'remove');
  if (other) {
    throw new RegistryRefusal(
      'conflict',
      `Change set ${revision} of ${channel} is a ${other.kind}; only promotions, removals and changes of values are rolled back. Promote or set what it should be instead.`,
    );
  }
  const changed = changes.filter(({ name, to }) => releaseOn(locked, name) !== to);
  if (changed.length > 0) {
    const problems = changed.map(
      ({ name, to }) =>
        `${name}: change set ${revision} left ${to ?? 'nothing'}, and ${channel} serves ${releaseOn(locked, name) ?? 'nothing'}`,
    );
    throw new RegistryRefusal(
      'conflict',
      `${channel} was left as it is: it has changed since change set ${revision}. Roll back each name instead.`,
      problems,
    );
  }
}
