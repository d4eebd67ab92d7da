import { LRUCache } from 'lru-cache';

interface KeptOptions<Value> {
  /** What all values may hold together, with their keys. */
  maxBytes: number;
  /** What one value may hold, so that it does not push out all others; all of it. */
  maxEntryBytes?: number;
  /** Nothing older is found, in milliseconds; without it age does not matter. */
  maxAgeMs?: number;
  bytesOf: (value: Value) => number;
  /** Whether a value is kept at all; by default every one. */
  isKept?: (value: Value) => boolean;
}

/** Values by their keys. */
export interface Kept<Value> {
  /** A value; where it is missing, it is computed once, however many ask at the same time. Rejects as `compute` does. */
  get(key: string, compute: () => Promise<Value>): Promise<Value>;
  /** The value that is kept; undefined where there is none, also while one is computed. */
  known(key: string): Value | undefined;
  /** Computes a value in place of the one that is kept, which stays until then; once, however many ask. */
  renew(key: string, compute: () => Promise<Value>): Promise<Value>;
  /** Several values. `read` is asked for those that are missing, and leaves out what does not exist. */
  getAll(
    keys: readonly string[],
    read: (missing: string[]) => Promise<Map<string, Value>>,
  ): Promise<Map<string, Value>>;
  drop(key: string): void;
  /** Drops those that fit, and all that are computed: what these will be is not known. */
  dropWhere(fits: (value: Value) => boolean): void;
  dropAll(): void;
  /** What is held. */
  bytes(): number;
}

/** What an entry takes beside its key and value. */
const entryBytes = 200;

/**
 * An empty store in memory. A value whose key is dropped while it is computed goes to those who had asked before, and
 * is not kept.
 */
export function createKept<Value extends object | number | string>({
  maxBytes,
  maxEntryBytes = maxBytes,
  maxAgeMs,
  bytesOf,
  isKept = () => true,
}: KeptOptions<Value>): Kept<Value> {
  const kept = new LRUCache<string, Value>({
    maxSize: maxBytes,
    maxEntrySize: maxEntryBytes,
    sizeCalculation: (value, key) => bytesOf(value) + 2 * key.length + entryBytes,
    ttl: maxAgeMs,
  });
  const running = new Map<string, Promise<Value>>();
  let drops = 0;

  const start = (key: string, compute: () => Promise<Value>): Promise<Value> => {
    const computing = compute();
    running.set(key, computing);
    const end = (value?: Value) => {
      if (running.get(key) !== computing) return;
      running.delete(key);
      if (value !== undefined && isKept(value)) kept.set(key, value);
    };
    computing.then(end, () => end());
    return computing;
  };

  const renew = async (key: string, compute: () => Promise<Value>) =>
    running.get(key) ?? start(key, compute);

  return {
    async get(key, compute) {
      return kept.get(key) ?? renew(key, compute);
    },
    known: (key) => kept.get(key),
    renew,
    async getAll(keys, read) {
      const found = new Map<string, Value>();
      const missing: string[] = [];
      for (const key of keys) {
        const value = kept.get(key);
        if (value === undefined) missing.push(key);
        else found.set(key, value);
      }
      if (missing.length === 0) return found;
      const before = drops;
      for (const [key, value] of await read(missing)) {
        found.set(key, value);
        if (drops === before) kept.set(key, value);
      }
      return found;
    },
    drop(key) {
      drops += 1;
      kept.delete(key);
      running.delete(key);
    },
    dropWhere(fits) {
      drops += 1;
      running.clear();
      for (const [key, value] of kept.entries()) {
        if (fits(value)) kept.delete(key);
      }
    },
    dropAll() {
      drops += 1;
      kept.clear();
      running.clear();
    },
    bytes: () => kept.calculatedSize,
  };
}
