import type { ReleaseManifest } from '@aangan/manifest';
import { RegistryRefusal } from '../../registry-refusal.ts';
import { findUsable } from '../../release/named-release-repository.ts';
import { findFixed } from '../history-repository.ts';
import type { Move } from '../move.ts';
import { type LockedChannel, type Plan, releaseOn } from './plan.ts';

/**
 * Puts published releases on the channel. What served before becomes the last known good release, unless this is a
 * security fix.
 * @param options.isSecurityFix if all of the releases serve already, they are marked as a security fix
 */
export function promotePlan(
  releases: readonly ReleaseManifest[],
  { isSecurityFix = false }: { isSecurityFix?: boolean | undefined } = {},
): Plan {
  return async (locked) => {
    await refuseRetired(locked, releases);
    const moves = releases
      .map(({ name, release }) => {
        const from = releaseOn(locked, name);
        const previous = isSecurityFix ? null : from;
        return { kind: 'promote' as const, name, from, to: release, previous };
      })
      .filter(({ from, to }) => from !== to);
    const isMark = isSecurityFix && moves.length === 0;
    return { moves: isMark ? await marksOf(locked, releases) : moves, put: releases };
  };
}

/** A mark for each release that has none yet, so that a repeated command does not reload pages twice. */
async function marksOf(
  { db, channel }: LockedChannel,
  releases: readonly ReleaseManifest[],
): Promise<Move[]> {
  const fixed = await findFixed(db, channel);
  return releases
    .filter(({ name }) => !fixed.has(name))
    .map(({ name, release }) => {
      return { kind: 'promote', name, from: release, to: release, previous: null };
    });
}

/**
 * Locks the releases, so that none is retired before the change ends.
 * @throws {RegistryRefusal} `conflict` for retired ones
 */
export async function refuseRetired(
  { db, channel }: LockedChannel,
  releases: readonly ReleaseManifest[],
): Promise<void> {
  const usable = await findUsable(db, releases);
  const retired = releases.filter(
    ({ name, release }) => !usable.some((one) => one.name === name && one.release === release),
  );
  if (retired.length === 0) return;
  const names = retired.map(({ name, release }) => `${name} ${release}`).join(', ');
  throw new RegistryRefusal(
    'conflict',
    `${channel} was left as it is: ${names} ${retired.length === 1 ? 'is' : 'are'} retired. Publish a new release.`,
  );
}
