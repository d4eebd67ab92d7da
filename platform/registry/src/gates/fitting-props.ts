import type { GateProblem } from './gate.ts';
import { readTypes } from './read-types.ts';
import {
  askingTeam,
  type SlowCheck,
  type SlowGateTools,
  type UndatedComposition,
} from './slow-gate.ts';

/** The props that remotes pass to modules of each other fit what these take: the compiler compares their types. */
export async function fittingProps(
  proposed: UndatedComposition,
  { checker, read }: SlowGateTools,
  check: SlowCheck,
): Promise<GateProblem[]> {
  if (!checker) return [];
  const typed = await Promise.all(proposed.remotes.map((remote) => readTypes(remote, read)));
  const misfits = await checker.misfits(typed, askingTeam(proposed, check));
  return misfits.map(({ consumer, provider, expose, place, message }) => ({
    rule: 'passed props',
    asks: `${consumer.name} ${consumer.release} (team ${consumer.team}) passes props to ${expose} of ${provider.name}${place && ` at ${place}`}`,
    has: `and ${provider.name} ${provider.release} (team ${provider.team}) does not take them: ${message.replace(/\.$/, '')}`,
    remedy: `Let ${expose} take what it took before, or put releases of both there in one change: aangan promote ${provider.name}@… ${consumer.name}@….`,
  }));
}
