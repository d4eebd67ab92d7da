import type { Channel } from '@aangan/manifest';
import type { Kysely } from 'kysely';
import { RegistryRefusal } from '../registry-refusal.ts';
import type { Tables } from '../tables.ts';
import { requireOwnNames, type TeamRights } from '../tokens/team-rights.ts';
import * as repository from './channel-repository.ts';
import { checkServed } from './check-served.ts';
import type { Plan } from './plans/plan.ts';
import { requireRevision } from './revision-conflict.ts';
import { saveMoves } from './save-moves.ts';

/** Who changes a channel, and why. */
export interface Decision {
  by: string;
  why: string;
  /** True only for `npm start`, which may undo its own moves and no other. */
  isBootstrap?: boolean;
  /** What the token of a team may do; undefined for others, who may change everything. */
  rights?: TeamRights | undefined;
  /** The channel's revision that the change was decided on; with another one it is refused. */
  expectedRevision?: number | undefined;
  /** Whether the change is made although the gate refuses it; the history says so. */
  isForced?: boolean;
}

/** The channel's revision after a change, the names that moved, and what the gate warns of. */
export interface MoveResult {
  revision: number;
  moved: repository.Move[];
  warnings: string[];
}

/**
 * Changes what a channel serves, in the caller's transaction: all of it or nothing.
 * @throws {RegistryRefusal} what the plan refuses; `not-found` for an unknown channel, `forbidden` for names of
 *   another team, `conflict` at another revision
 *   than the expected one and when a gate refuses what the channel would serve then.
 */
export async function changeChannel(
  db: Kysely<Tables>,
  channel: Channel,
  plan: Plan,
  decision: Decision,
): Promise<MoveResult> {
  const { by, why, isBootstrap = false, isForced = false, expectedRevision } = decision;
  const before = await repository.lockRevision(db, channel);
  if (before === undefined) throw unknownChannel(channel);
  await requireRevision(db, channel, { revision: before, expected: expectedRevision });
  const served = await repository.findServed(db, channel);
  const current = new Map(served.map((one) => [one.name, one]));
  const { moves, put } = await plan({ db, channel, served: current });
  if (decision.rights) {
    const names = [...moves, ...put].map(({ name }) => name);
    await requireOwnNames(db, decision.rights, names);
  }
  const kept = put
    .map(({ name }) => name)
    .filter((name) => !moves.some((move) => move.name === name));
  if (kept.length > 0 && !isBootstrap) await repository.markDecided(db, channel, kept);
  if (moves.length === 0) return { revision: before, moved: [], warnings: [] };
  const next = new Map(served.map(({ name, manifest }) => [name, manifest]));
  for (const { name, to } of moves) if (to === null) next.delete(name);
  for (const release of put) next.set(release.name, release);
  const isSame = moves.every(({ from, to }) => from === to);
  const { warnings, overridden } = isSame
    ? { warnings: [], overridden: [] }
    : await checkServed(db, channel, { releases: [...next.values()], isForced });
  const revision = before + 1;
  await saveMoves(db, {
    ...{ channel, revision, moves, by, why, isBootstrap, overridden },
  });
  const forced = overridden.map((problem) => `Overridden: ${problem}`);
  return { revision, moved: moves, warnings: [...forced, ...warnings] };
}

export function unknownChannel(channel: Channel): RegistryRefusal {
  return new RegistryRefusal('not-found', `There is no channel "${channel}".`);
}
