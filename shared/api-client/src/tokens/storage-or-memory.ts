/**
 * The browser's storage, with memory as a fallback: a visitor may forbid storage, and it may be full. Values in memory
 * are lost with the page.
 * @param find gives the storage; it may throw, as `window.localStorage` does where storage is forbidden
 */
export function storageOrMemory(find: () => Storage): Storage {
  const inMemory = new Map<string, string>();
  const remove = (key: string) => void attempt(() => find().removeItem(key));
  const stored = () => {
    const storage = find();
    return Array.from({ length: storage.length }, (_unused, at) => storage.key(at) ?? '');
  };
  const keys = () => [...new Set([...inMemory.keys(), ...(attempt(stored) ?? [])])];
  const store = (key: string, value: string) =>
    attempt(() => {
      find().setItem(key, value);
      return true;
    });
  return {
    getItem: (key) => inMemory.get(key) ?? attempt(() => find().getItem(key)),
    setItem(key, value) {
      inMemory.delete(key);
      if (store(key, value)) return;
      // Remove the old value: other tabs would otherwise keep using it.
      remove(key);
      if (!store(key, value)) inMemory.set(key, value);
    },
    removeItem(key) {
      inMemory.delete(key);
      remove(key);
    },
    clear() {
      inMemory.clear();
      attempt(() => find().clear());
    },
    key: (index) => keys()[index] ?? null,
    get length() {
      return keys().length;
    },
  };
}

function attempt<Result>(run: () => Result): Result | null {
  try {
    return run();
  } catch {
    return null;
  }
}
