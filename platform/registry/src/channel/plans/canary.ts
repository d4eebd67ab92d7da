import { isDeepStrictEqual } from 'node:util';
import type { ReleaseManifest, SiteValues } from '@aangan/manifest';
import type { RolloutStep } from '@aangan/manifest/rollout-steps';
import { RegistryRefusal } from '../../registry-refusal.ts';
import { canaryOf, type LiveCanary } from '../canary-repository.ts';
import type { Move } from '../move.ts';
import { findLiveRollouts } from '../rollout-repository.ts';
import { type LockedChannel, type Plan, releaseOn, settingOn } from './plan.ts';
import { refuseRetired } from './promote.ts';

/** Every combination of canaries is a composition to check, to render and to keep: three make eight of them. */
const maxCanaries = 3;

/**
 * Lets a percentage of the visitors have these releases, together or not at all. For the releases of a live canary it
 * changes the percentage; other canaries of the same names end.
 * @param percent a whole number from 0 to 100
 * @param options.settings what it sets in place of the channel, by the names of its releases
 * @param options.steps the steps by which it grows from then on by itself
 */
export function canaryPlan(
  releases: readonly ReleaseManifest[],
  percent: number,
  { settings = {}, steps }: CanaryOptions = {},
): Plan {
  return async (locked) => {
    await refuseRetired(locked, releases);
    requireStable(locked, releases, settings);
    if (steps) await refuseSecondRollout(locked, releases);
    const { canaries } = locked;
    const same = canaries.find((live) => isOf(live, releases, settings));
    const ends = canaries.filter(
      (live) => live !== same && releases.some(({ name }) => canaryOf([live], name)),
    );
    if (!same) refuseMore(locked, canaries.length - ends.length);
    if (same?.percent === percent && !steps) return { moves: [], put: [] };
    const moves = releases.map(({ name, release }) => {
      return { kind: 'canary' as const, name, from: releaseOn(locked, name), to: release };
    });
    const ofValues = moves.flatMap((move) => valueSteps(locked, move, settings));
    const canary = {
      id: same?.id ?? null,
      percent,
      releases,
      settings,
      steps,
      // More visitors get it: the API, and what the channel requires, may have changed since it was set.
      isChecked: same !== undefined && percent > same.percent,
    };
    return { moves: ofValues.length > 0 ? ofValues : moves, put: [], canary, ends };
  };
}

interface CanaryOptions {
  settings?: SiteValues;
  steps?: readonly RolloutStep[] | undefined;
}

/** @throws {RegistryRefusal} `conflict` where one of the names has a rollout */
async function refuseSecondRollout(
  { db, channel }: LockedChannel,
  releases: readonly ReleaseManifest[],
): Promise<void> {
  const live = await findLiveRollouts(db, channel);
  const taken = releases.find(({ name }) =>
    live.some((rollout) => rollout.releases.some((one) => one.name === name)),
  );
  if (!taken) return;
  const command = `aangan rollout end ${taken.name} --channel ${channel} --why "…"`;
  throw new RegistryRefusal(
    'conflict',
    `${taken.name} has a rollout on ${channel} already. Let it finish, or end it first: ${command}`,
  );
}

/** Ends the canary that contains a release, if there is one. */
export function endCanaryPlan({ name, release }: { name: string; release: string }): Plan {
  return async ({ canaries }) => {
    const canary = canaryOf(canaries, name);
    const isIn = canary?.releases.some((one) => one.name === name && one.release === release);
    return { moves: [], put: [], ends: canary && isIn ? [canary] : [] };
  };
}

/** The move of a release as one for each value that its canary sets, for the history. */
function valueSteps(
  locked: LockedChannel,
  move: Pick<Move, 'kind' | 'name' | 'from' | 'to'>,
  settings: SiteValues,
): Move[] {
  return Object.entries(settings[move.name] ?? {}).map(([name, to]) => ({
    ...move,
    value: { name, from: settingOn(locked, move.name, name), to },
  }));
}

function isOf(
  canary: LiveCanary,
  releases: readonly ReleaseManifest[],
  settings: SiteValues,
): boolean {
  return (
    isDeepStrictEqual(canary.settings, settings) &&
    canary.releases.length === releases.length &&
    releases.every(({ name, release }) => {
      return canary.releases.some((one) => one.name === name && one.release === release);
    })
  );
}

/** A canary needs a stable release to be compared with and to fall back to. */
function requireStable(
  locked: LockedChannel,
  releases: readonly ReleaseManifest[],
  settings: SiteValues,
): void {
  const problems = releases.flatMap(({ name, release }) => {
    const stable = locked.served.get(name);
    if (!stable) {
      return [`${name} is not there yet: promote a release of it to everybody first`];
    }
    if (stable.isOff) return [`${name} is switched off: switch it on first`];
    const isSame = stable.manifest.release === release && !settings[name];
    return isSame ? [`everybody has ${name} ${release} already`] : [];
  });
  if (problems.length === 0) return;
  throw new RegistryRefusal(
    'conflict',
    `${locked.channel} can have no such canary: ${problems.join('; ')}.`,
    problems,
  );
}

function refuseMore({ channel, canaries }: LockedChannel, others: number): void {
  if (others < maxCanaries) return;
  const live = canaries.map(({ releases }) =>
    releases.map(({ name, release }) => `${name} ${release}`).join(' with '),
  );
  throw new RegistryRefusal(
    'conflict',
    `${channel} has ${others} canaries at once, and more cannot be told apart. Promote or roll back one of them first.`,
    live,
  );
}
