/** The name that was most likely meant by a mistyped one; undefined if none is similar. */
export function nearestName(typed: string, names: readonly string[]): string | undefined {
  const near = names
    .map((name) => ({ name, distance: distanceOf(typed, name) }))
    .filter(({ name, distance }) => distance <= Math.max(1, Math.floor(name.length / 3)));
  return near.toSorted((one, other) => one.distance - other.distance)[0]?.name;
}

/** How many letters must be added, removed or replaced (Levenshtein). */
function distanceOf(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (const [at, same] of [...other].entries()) {
      const changed = (row[at] ?? 0) + (letter === same ? 0 : 1);
      next.push(Math.min(changed, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
