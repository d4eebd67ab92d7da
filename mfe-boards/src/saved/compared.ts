import { comparedFirms, readThing } from '@aangan/domain';

/** Firms of one kind that can be compared. */
export interface Compared {
  kind: 'designer' | 'vendor';
  ids: number[];
}

/**
 * The firms of the first firm's kind, at most four; undefined where there are not two of them.
 * @param things names of things, such as `designer-12`
 */
export function comparedOf(things: readonly string[]): Compared | undefined {
  const read = things.flatMap((thing) => readThing(thing) ?? []);
  const kind = read.find((one) => one.kind === 'designer' || one.kind === 'vendor')?.kind;
  if (kind !== 'designer' && kind !== 'vendor') return undefined;
  const ids = read.filter((one) => one.kind === kind).map(({ id }) => id);
  return ids.length < comparedFirms.min
    ? undefined
    : { kind, ids: ids.slice(0, comparedFirms.max) };
}
