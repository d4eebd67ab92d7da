/** The first item of each key. */
export function uniqueBy<Item>(items: readonly Item[], key: (item: Item) => string): Item[] {
  const unique = new Map<string, Item>();
  for (const item of items) {
    if (!unique.has(key(item))) unique.set(key(item), item);
  }
  return [...unique.values()];
}
