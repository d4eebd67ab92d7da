/** Parts of one kind that a later version has more, less or otherwise. */
export interface PartChanges<Part> {
  added: Part[];
  removed: Part[];
  /** With the names of the fields that differ. */
  changed: { before: Part; after: Part; fields: string[] }[];
}

/** Compares parts, which are the same by their ids, wherever they stand. */
export function changesOf<Part extends { id: string }>(
  before: readonly Part[],
  after: readonly Part[],
): PartChanges<Part> {
  const earlier = new Map(before.map((part) => [part.id, part]));
  const later = new Set(after.map(({ id }) => id));
  return {
    added: after.filter(({ id }) => !earlier.has(id)),
    removed: before.filter(({ id }) => !later.has(id)),
    changed: after.flatMap((part) => {
      const old = earlier.get(part.id);
      const fields = old ? differing(old, part) : [];
      return old && fields.length > 0 ? [{ before: old, after: part, fields }] : [];
    }),
  };
}

/** The names of the fields of the later value that differ. Lists are compared by what is in them. */
export const differing = <Value extends object>(before: Value, after: Value): string[] =>
  (Object.keys(after) as (keyof Value & string)[]).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
