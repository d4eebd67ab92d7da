import type { Setting, Value } from './value-declarations.ts';

/** For whom a setting is read. */
export interface Reader {
  audience: string;
  /** The flags whose percentage reaches the visitor, as `flagKey` names them. */
  flags: readonly string[];
}

/** What a flag of a remote is called where it is carried. */
export const flagKey = (remote: string, name: string): string => `${remote}.${name}`;

/**
 * A value as a visitor gets it. The same everywhere: whether a percentage reaches the visitor is decided once, by the
 * edge.
 * @param key as `flagKey` names it
 */
export function readSetting(setting: Setting, key: string, { audience, flags }: Reader): Value {
  if (typeof setting !== 'object') return setting;
  const { percent, for: audiences } = setting;
  const isReached = percent === 100 || (percent > 0 && flags.includes(key));
  return isReached && (audiences?.includes(audience) ?? true);
}
