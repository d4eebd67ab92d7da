import type { ReleaseManifest } from '@aangan/manifest';
import { RegistryRefusal } from '../../registry-refusal.ts';
import { findUsable } from '../channel-repository.ts';
import { type LockedChannel, type Plan, releaseOn } from './plan.ts';

/** Puts published releases on the channel. What served before becomes the last known good release. */
export function promotePlan(releases: readonly ReleaseManifest[]): Plan {
  return async (locked) => {
    await refuseRetired(locked, releases);
    const moves = releases
      .map(({ name, release }) => {
        const from = releaseOn(locked, name);
        return { kind: 'promote' as const, name, from, to: release, previous: from };
      })
      .filter(({ from, to }) => from !== to);
    return { moves, put: releases };
  };
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
