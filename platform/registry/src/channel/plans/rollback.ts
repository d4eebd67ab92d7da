import type { ReleaseManifest } from '@aangan/manifest';
import { RegistryRefusal } from '../../registry-refusal.ts';
import { findUsable, type UsableRelease } from '../../release/named-release-repository.ts';
import { isNamed, type ReleaseRef } from '../../release/release-ref.ts';
import { canaryOf, type LiveCanary } from '../canary-repository.ts';
import { listMovesOf } from '../history-repository.ts';
import { type Doubt, findDoubts } from '../known-good.ts';
import type { Move } from '../move.ts';
import { type LockedChannel, type Plan, releaseOn } from './plan.ts';
import { requireServed } from './remove.ts';
import { servedReleases } from './served-releases.ts';

/** A name, and the release to go back to; without one the last known good of those that served before. */
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

/**
 * @throws {RegistryRefusal} `conflict` without an earlier last known good release, `not-found` where the named one
 *   cannot be used
 */
export async function stepBack(
  locked: LockedChannel,
  target: RollbackTarget,
): Promise<RollbackStep> {
  const { name, release } = target;
  const from = releaseOn(locked, name);
  const served = servedReleases(await listMovesOf(locked.db, locked.channel, name));
  const wanted = [...served, ...(release === undefined ? [] : [release])];
  const named = [...new Set(wanted)].map((one) => ({ name, release: one }));
  const usable = await findUsable(locked.db, named);
  const doubts = await findDoubts(locked.db, locked.channel, named);
  const good = usable.filter((one) => !doubts.some((doubt) => doubt.release === one.release));
  const before = from === null ? served : served.slice(0, served.lastIndexOf(from));
  const to = release ?? lastOf(before, good, from);
  if (to === undefined) {
    const passed = doubts.filter((doubt) => before.includes(doubt.release));
    throw noneBefore(locked, { name, from, passed });
  }
  const manifest = usable.find((one) => isNamed({ ...target, release: to }, one))?.manifest;
  if (!manifest) throw notUsable(name, to);
  const at = served.lastIndexOf(to);
  const previous = lastOf(at < 0 ? before : served.slice(0, at), good, to) ?? null;
  return { move: { kind: 'rollback', name, from, to, previous }, release: manifest };
}

/** The newest eligible release other than the given one. */
function lastOf(
  releases: readonly string[],
  eligible: readonly UsableRelease[],
  except: string | null,
): string | undefined {
  return releases.findLast(
    (release) => release !== except && eligible.some((one) => one.release === release),
  );
}

/** @param options.passed releases that served before, and are gone back to only where they are named */
function noneBefore(
  { channel }: LockedChannel,
  { name, from, passed }: { name: string; from: string | null; passed: readonly Doubt[] },
): RegistryRefusal {
  const reasons = passed.map(({ reason }) => reason);
  const what = reasons.length > 0 ? 'last known good release' : 'release';
  const found = `No ${what} of ${name} served on ${channel} before ${from}.`;
  const remedy = 'Name the release to go to.';
  return new RegistryRefusal('conflict', [found, ...reasons, remedy].join(' '), reasons);
}

/**
 * Makes sure that a rollback for which no person names releases goes to last known good ones.
 * @throws {RegistryRefusal} `conflict` with the reason for each that is not one
 */
export async function requireKnownGood(
  { db, channel }: LockedChannel,
  releases: readonly ReleaseRef[],
): Promise<void> {
  const reasons = (await findDoubts(db, channel, releases)).map(({ reason }) => reason);
  if (reasons.length === 0) return;
  throw new RegistryRefusal(
    'conflict',
    `${channel} was left as it is. ${reasons.join(' ')} To go back to a release all the same, name it.`,
    reasons,
  );
}

function notUsable(name: string, release: string): RegistryRefusal {
  return new RegistryRefusal(
    'not-found',
    `No such release that can be served: ${name} ${release}. It is not published, or retired.`,
  );
}
