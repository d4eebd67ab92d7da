import type { GateProblem } from './gate.ts';
import { readTypes } from './read-types.ts';
import {
  askingTeam,
  type SlowCheck,
  type SlowGateTools,
  type UndatedComposition,
} from './slow-gate.ts';

/**
 * The props that releases pass to modules of each other, and to those in their slots, fit what these take: the compiler
 * compares their types.
 */
export async function fittingProps(
  proposed: UndatedComposition,
  { checker, read }: SlowGateTools,
  check: SlowCheck,
): Promise<GateProblem[]> {
  if (!checker) return [];
  const releases = [...proposed.remotes, proposed.shell];
  const typed = await Promise.all(releases.map((release) => readTypes(release, read)));
  const misfits = await checker.misfits(typed, askingTeam(proposed, check));
  return misfits.map(({ consumer, provider, expose, place, message }) => ({
    rule: 'passed props',
    asks: `${consumer.name} ${consumer.release} (team ${consumer.team}) passes props to ${expose} of ${provider.name}${place && ` at ${place}`}`,
    has: `and ${provider.name} ${provider.release} (team ${provider.team}) does not take them: ${message.replace(/\.$/, '')}`,
    remedy: remedyOf(expose, { consumer: consumer.name, provider: provider.name }, check),
  }));
}

/** What to do, for the side that is new to the channel. */
function remedyOf(
  expose: string,
  { consumer, provider }: { consumer: string; provider: string },
  { fresh }: SlowCheck,
): string {
  const isNew = { consumer: fresh.includes(consumer), provider: fresh.includes(provider) };
  if (isNew.consumer && isNew.provider) {
    return `The two releases do not fit each other: let ${provider} take the props in ${expose}, or ${consumer} pass others, and build that one again.`;
  }
  const own = isNew.consumer
    ? `Let ${consumer} pass what ${expose} takes`
    : `Let ${expose} take what it took before`;
  const other = isNew.consumer ? provider : consumer;
  return `${own}, or put a release of ${other} there that fits, in the same change: aangan promote ${provider}@… ${consumer}@….`;
}
