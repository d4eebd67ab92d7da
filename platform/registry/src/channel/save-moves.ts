import type { Channel } from '@aangan/manifest';
import type { Kysely } from 'kysely';
import type { ChangeKind, Tables } from '../tables.ts';
import { lookForAdvisories } from './advisory-look-repository.ts';
import { deleteCanaries, insertCanary, type LiveCanary, setPercent } from './canary-repository.ts';
import { setRevision } from './channel-repository.ts';
import { appendChanges } from './history-repository.ts';
import type { Move } from './move.ts';
import type { PlannedCanary } from './plans/plan.ts';
import { endRolloutsOf, saveRollout } from './save-rollout.ts';
import {
  deleteServed,
  saveSetting,
  setExtensionOff,
  setOff,
  upsertServed,
} from './served-repository.ts';

/** Writes the moves as the channel's next revision, with their history. */
export async function saveMoves(
  db: Kysely<Tables>,
  change: {
    channel: Channel;
    revision: number;
    moves: readonly Move[];
    by: string;
    why: string;
    /** The same with what the history tells beside it, where that is something. */
    told?: string;
    /** Who it was without how they proved it, where `by` tells of that. */
    person?: string | undefined;
    /** The team whose token made the change. */
    team?: string | undefined;
    isBootstrap: boolean;
    overridden: readonly string[];
    isSecurityFix: boolean;
    /** Whether it is a step of a rollout. */
    isStep?: boolean;
    /** The canary that the change sets. */
    canary: PlannedCanary | undefined;
    /** The canaries that it ends. */
    ended: readonly LiveCanary[];
  },
): Promise<void> {
  const { channel, revision, moves, by, why, isBootstrap, overridden, isSecurityFix } = change;
  const { person = by, told = why, team } = change;
  await setRevision(db, channel, { revision, isSecurityFix });
  await lookForAdvisories(db);
  await deleteCanaries(
    db,
    change.ended.map(({ id }) => id),
  );
  await endRolloutsOf(db, change.ended, { by: person, why });
  const set = change.canary && (await saveCanary(db, channel, change.canary));
  if (change.canary && set) {
    const decided = { channel, revision, by: person, team, why, isStep: change.isStep };
    await saveRollout(db, { ...change.canary, ...set }, decided);
  }
  const served = moves.flatMap(({ kind, name, to, previous = null }) =>
    to === null || !putsStable(kind)
      ? []
      : [{ channel, name, release: to, previous_release: previous, is_bootstrap: isBootstrap }],
  );
  if (served.length > 0) await upsertServed(db, served);
  const removed = moves
    .filter(({ kind, to }) => to === null && kind !== 'end-canary')
    .map(({ name }) => name);
  if (removed.length > 0) await deleteServed(db, channel, removed);
  await saveSwitches(db, channel, moves);
  for (const { kind, name: remote, value } of moves) {
    if (kind === 'set-value' && value) await saveSetting(db, channel, { remote, value });
  }
  await appendChanges(
    db,
    moves.map(({ kind, name, from, to, ended, extension = null, value }) => {
      const { id: canary = null, percent = null } = (kind === 'canary' ? set : ended) ?? {};
      return {
        kind,
        channel,
        revision,
        name,
        from_release: from,
        to_release: to,
        changed_by: by,
        why: told,
        overridden: [...overridden],
        canary,
        percent,
        is_security_fix: isSecurityFix,
        extension,
        value: value ? JSON.stringify(value) : null,
      };
    }),
  );
}

/** @returns the canary's id, and its percentage */
async function saveCanary(
  db: Kysely<Tables>,
  channel: Channel,
  { id, percent, ...canary }: PlannedCanary,
): Promise<Pick<LiveCanary, 'id' | 'percent'>> {
  if (id === null) return { id: await insertCanary(db, channel, { percent, ...canary }), percent };
  await setPercent(db, { id, percent });
  return { id, percent };
}

const putsStable = (kind: ChangeKind) => kind === 'promote' || kind === 'rollback';

const isSwitch = (kind: ChangeKind) => kind === 'switch-off' || kind === 'switch-on';

async function saveSwitches(
  db: Kysely<Tables>,
  channel: Channel,
  moves: readonly Move[],
): Promise<void> {
  for (const { kind, name, extension } of moves.filter((move) => isSwitch(move.kind))) {
    const isOff = kind === 'switch-off';
    if (extension === undefined) await setOff(db, channel, { name, isOff });
    else await setExtensionOff(db, channel, { name, extension, isOff });
  }
}
