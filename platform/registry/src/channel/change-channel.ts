import type { Channel, ReleaseManifest, RemoteRelease, ShellRelease } from '@aangan/manifest';
import { nameProblems } from '@aangan/manifest';
import type { Kysely } from 'kysely';
import { checkComposition } from '../gates/check-composition.ts';
import { RegistryRefusal } from '../registry-refusal.ts';
import type { Tables } from '../tables.ts';
import * as repository from './channel-repository.ts';

/** Who changes a channel, and why. */
export interface Decision {
  by: string;
  why: string;
  /** True only for `npm start`, which may undo its own moves and no other. */
  isBootstrap?: boolean;
}

/** The channel's revision after a change, the names that moved, and what the gate warns of. */
export interface MoveResult {
  revision: number;
  moved: repository.Move[];
  warnings: string[];
}

/** What a channel is to serve: releases put there, names removed. */
interface Change {
  put: readonly ReleaseManifest[];
  remove: readonly string[];
}

/**
 * Changes what a channel serves, in the caller's transaction: all of it or nothing.
 * @throws {RegistryRefusal} `not-found` for an unknown channel or a name that is not on it, `conflict` when a gate
 *   refuses what the channel would serve then.
 */
export async function changeChannel(
  db: Kysely<Tables>,
  channel: Channel,
  change: Change,
  decision: Decision,
): Promise<MoveResult> {
  const { by, why, isBootstrap = false } = decision;
  const before = await repository.lockRevision(db, channel);
  if (before === undefined) throw unknownChannel(channel);
  const served = await repository.findServed(db, channel);
  const current = new Map(served.map(({ name, manifest }) => [name, manifest]));
  const moves = movesOf(channel, change, current);
  const kept = change.put
    .map(({ name }) => name)
    .filter((name) => !moves.some((move) => move.name === name));
  if (kept.length > 0 && !isBootstrap) await repository.markDecided(db, channel, kept);
  if (moves.length === 0) return { revision: before, moved: [], warnings: [] };
  const next = new Map(current);
  for (const name of change.remove) next.delete(name);
  for (const release of change.put) next.set(release.name, release);
  const warnings = refuseProblems(channel, [...next.values()]);
  const revision = before + 1;
  await repository.saveMoves(db, { channel, revision, moves, by, why, isBootstrap });
  return { revision, moved: moves, warnings };
}

export function unknownChannel(channel: Channel): RegistryRefusal {
  return new RegistryRefusal('not-found', `There is no channel "${channel}".`);
}

function movesOf(
  channel: Channel,
  { put, remove }: Change,
  current: ReadonlyMap<string, ReleaseManifest>,
): repository.Move[] {
  const absent = remove.filter((name) => !current.has(name));
  if (absent.length > 0) {
    throw new RegistryRefusal('not-found', `${channel} serves no ${absent.join(', ')}.`);
  }
  const fromOf = (name: string) => current.get(name)?.release ?? null;
  return [
    ...put.map(({ name, release }) => ({
      ...{ kind: 'promote' as const, name, from: fromOf(name), to: release },
    })),
    ...remove.map((name) => ({ kind: 'remove' as const, name, from: fromOf(name), to: null })),
  ].filter(({ from, to }) => from !== to);
}

/**
 * @returns the gate's warnings
 * @throws {RegistryRefusal} `conflict` with every reason why these releases cannot be served together
 */
function refuseProblems(channel: Channel, releases: readonly ReleaseManifest[]): string[] {
  const misnamed = releases.flatMap((release) =>
    nameProblems(release).map(
      (problem) =>
        `release names: ${release.name} ${release.release} breaks a rule (${problem}). Remove it: aangan remove ${release.name} --channel ${channel}.`,
    ),
  );
  const { problems, warnings } = checkComposition({
    shell: releases.find(isShell),
    remotes: releases.filter(isRemote),
    today: new Date().toISOString().slice(0, 10),
  });
  const all = [...misnamed, ...problems];
  if (all.length > 0) {
    throw new RegistryRefusal('conflict', `${channel} was left as it is: ${all.join(' ')}`, all);
  }
  return warnings;
}

/** The release of the shell. A release of kind shell with another name, published by an earlier version, is not it. */
export function isShell(release: ReleaseManifest): release is ShellRelease {
  return release.kind === 'shell' && nameProblems(release).length === 0;
}

function isRemote(release: ReleaseManifest): release is RemoteRelease {
  return release.kind === 'remote';
}
