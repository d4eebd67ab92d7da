import { RegistryRefusal } from '../../registry-refusal.ts';
import { type LockedChannel, type Plan, releaseOn } from './plan.ts';

/** Takes names off the channel. */
export function removePlan(names: readonly string[]): Plan {
  return async (locked) => {
    requireServed(locked, names);
    const moves = names.map((name) => {
      return { kind: 'remove' as const, name, from: releaseOn(locked, name), to: null };
    });
    return { moves, put: [] };
  };
}

/** @throws {RegistryRefusal} `not-found` for names that are not on the channel */
export function requireServed({ channel, served }: LockedChannel, names: readonly string[]): void {
  const absent = names.filter((name) => !served.has(name));
  if (absent.length > 0) {
    throw new RegistryRefusal('not-found', `${channel} serves no ${absent.join(', ')}.`);
  }
}
