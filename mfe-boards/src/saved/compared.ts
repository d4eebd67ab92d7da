import { comparedFirms, readThing } from '@aangan/domain';

/** Firms of one kind that can be compared. */
export interface Compared {
  kind: 'designer' | 'vendor';
  ids: number[];
}

/**
 * The firms of one kind, at most four: of the kind of the first firm, unless only the other kind has two.
 * @param things names of things, such as `designer-12`
 * @returns undefined where neither has two
 */
export function comparedOf(things: readonly string[]): Compared | undefined {
  const read = things.flatMap((thing) => readThing(thing) ?? []);
  const kinds = read.flatMap(({ kind }) =>
    kind === 'designer' || kind === 'vendor' ? [kind] : [],
  );
  for (const kind of new Set(kinds)) {
    const ids = read.filter((one) => one.kind === kind).map(({ id }) => id);
    if (ids.length >= comparedFirms.min) return { kind, ids: ids.slice(0, comparedFirms.max) };
  }
  return undefined;
}
