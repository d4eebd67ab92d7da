import type { Settings } from './value-declarations.ts';

/** What a channel sets, by remote and by the names of its values. */
export type SiteValues = Record<string, Settings>;

/** The values that pages read of remotes, as a part of an object that has none where nothing is set. */
export function valuesPart(remotes: readonly { name: string; values?: Settings }[]): {
  values?: SiteValues;
} {
  const set = remotes.flatMap(({ name, values }) => (values ? [[name, values] as const] : []));
  return set.length > 0 ? { values: Object.fromEntries(set) } : {};
}
