import { placeOf, places } from './canaries.ts';
import type { ComposedRemote } from './composition.ts';
import { flagKey } from './read-setting.ts';
import { isForAudience } from './routes.ts';
import { isRollout } from './value-declarations.ts';

type FlaggedRemote = Pick<ComposedRemote, 'name' | 'values' | 'serverValues'>;

/**
 * The flags of remotes that only a part of the visitors get: name → percentage.
 * @param audience leaves out those that are not for it; absent means all of them
 */
export function splitFlags(
  remotes: readonly FlaggedRemote[],
  audience?: string,
): [key: string, percent: number][] {
  return remotes.flatMap(({ name: remote, values, serverValues }) =>
    Object.entries({ ...values, ...serverValues }).flatMap(([name, setting]) =>
      isRollout(setting) &&
      setting.percent > 0 &&
      setting.percent < 100 &&
      (audience === undefined || isForAudience(setting, audience))
        ? [[flagKey(remote, name), setting.percent] as [string, number]]
        : [],
    ),
  );
}

/**
 * The flags whose percentage reaches a visitor, by their `flagKey`. As with canaries, the same visitor gets the same
 * answer every time, a larger percentage reaches all that the smaller one did, and two flags are independent.
 * @param visitor the visitor's id; null for a visitor without one, whom no percentage below 100 reaches
 * @param audience leaves out those that are not for it; absent means all of them
 */
export function takenFlags(
  remotes: readonly FlaggedRemote[],
  visitor: string | null,
  audience?: string,
): string[] {
  if (visitor === null) return [];
  return splitFlags(remotes, audience)
    .filter(([key, percent]) => placeOf(visitor, key) < (percent * places) / 100)
    .map(([key]) => key);
}
