/** A list that the browser stores as JSON under one key. */
export interface StoredList<Item> {
  /** What is stored now, by any tab; the same array until it changes. */
  read(): readonly Item[];
  write(items: readonly Item[]): void;
}

/**
 * A list in the browser's storage. What another release, or a person, has stored in another shape is left out.
 * @param storage where it is; `storageOrMemory` of the API client where storage may be forbidden
 * @param readItem an item as it is stored, or undefined for anything else
 */
export function storedList<Item>(
  storage: Storage,
  key: string,
  readItem: (stored: object) => Item | undefined,
): StoredList<Item> {
  let last: { text: string | null; items: readonly Item[] } = { text: null, items: [] };
  return {
    read() {
      const text = storage.getItem(key);
      if (text !== last.text) last = { text, items: parse(text, readItem) };
      return last.items;
    },
    write(items) {
      if (items.length === 0) storage.removeItem(key);
      else storage.setItem(key, JSON.stringify({ items }));
    },
  };
}

function parse<Item>(text: string | null, readItem: (stored: object) => Item | undefined): Item[] {
  const stored = attempt<{ items?: unknown } | null>(() => JSON.parse(text ?? 'null'));
  const items = Array.isArray(stored?.items) ? (stored.items as unknown[]) : [];
  return items.flatMap((one) => {
    const item = typeof one === 'object' && one !== null ? readItem(one) : undefined;
    return item === undefined ? [] : [item];
  });
}

function attempt<Result>(run: () => Result): Result | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
