import type { ReleaseManifest } from '@aangan/manifest';
import { RegistryRefusal } from '../../registry-refusal.ts';
import { isNamed, type ReleaseRef } from '../../release/release-ref.ts';
import { canaryOf, type LiveCanary } from '../canary-repository.ts';
import { findUsable, type Move, type UsableRelease } from '../channel-repository.ts';
import { listMovesOf } from '../history-repository.ts';
import { type LockedChannel, type Plan, releaseOn } from './plan.ts';
import { requireServed } from './remove.ts';
import { servedReleases } from './served-releases.ts';

/** A name, and the release to go back to; without one the release that served before. */
export type RollbackTarget = Pick<ReleaseRef, 'name'> & Partial<ReleaseRef>;

/**
 * Puts names back to an earlier release of theirs, all of them at once. A name with a canary goes back to its stable
 * release: the canary ends.
 */
export function rollbackPlan(targets: readonly RollbackTarget[]): Plan {
  return async (locked) => {
    requireServed(
      locked,
      targets.map(({ name }) => name),
    );
    const steps: RollbackStep[] = [];
    const ends: LiveCanary[] = [];
    for (const target of targets) {
      const canary = canaryToEnd(locked, target);
      if (canary) ends.push(canary);
      else steps.push(await stepBack(locked, target));
    }
    const moves = steps.map(({ move }) => move).filter(({ from, to }) => from !== to);
    return { moves, put: steps.map(({ release }) => release), ends };
  };
}

function canaryToEnd(locked: LockedChannel, target: RollbackTarget): LiveCanary | undefined {
  const { name, release: to = releaseOn(locked, name) } = target;
  return to === releaseOn(locked, name) ? canaryOf(locked.canaries, name) : undefined;
}

interface RollbackStep {
  move: Move;
  release: ReleaseManifest;
}

/** @throws {RegistryRefusal} `conflict` without a release before, `not-found` where the named one cannot be used */
export async function stepBack(
  locked: LockedChannel,
  target: RollbackTarget,
): Promise<RollbackStep> {
  const { name, release } = target;
  const from = releaseOn(locked, name);
  const served = servedReleases(await listMovesOf(locked.db, locked.channel, name));
  const wanted = [...served, ...(release === undefined ? [] : [release])];
  const usable = await findUsable(
    locked.db,
    [...new Set(wanted)].map((one) => ({ name, release: one })),
  );
  const before = (end: number) => lastUsable(served.slice(0, end), usable, from);
  const newest = from === null ? served.length : served.lastIndexOf(from);
  const to = release ?? before(newest);
  if (to === undefined) throw noneBefore(locked, name, from);
  const manifest = usable.find((one) => isNamed({ ...target, release: to }, one))?.manifest;
  if (!manifest) throw notUsable(name, to);
  const at = served.lastIndexOf(to);
  const previous = lastUsable(served.slice(0, at < 0 ? newest : at), usable, to) ?? null;
  return { move: { kind: 'rollback', name, from, to, previous }, release: manifest };
}

/** The newest of the releases that is not retired and not this one. */
function lastUsable(
  releases: readonly string[],
  usable: readonly UsableRelease[],
  except: string | null,
): string | undefined {
  return releases.findLast(
    (release) => release !== except && usable.some((one) => one.release === release),
  );
}

function noneBefore(
  { channel }: LockedChannel,
  name: string,
  from: string | null,
): RegistryRefusal {
  return new RegistryRefusal(
    'conflict',
    `No release of ${name} served on ${channel} before ${from}. Name the release to go to.`,
  );
}

function notUsable(name: string, release: string): RegistryRefusal {
  return new RegistryRefusal(
    'not-found',
    `No such release that can be served: ${name} ${release}. It is not published, or retired.`,
  );
}
