import { LRUCache } from 'lru-cache';

interface CoalescingCacheOptions<Value> {
  /** What all values may hold together, with their keys. */
  maxBytes: number;
  /** What one value may hold, so that it does not push out all others; all of it. */
  maxEntryBytes?: number;
  /** Nothing older is found, in milliseconds; without it age does not matter. */
  maxAgeMs?: number;
  bytesOf: (value: Value) => number;
  /** Whether a value is kept at all; by default every one. */
  isCached?: (value: Value) => boolean;
}

/** Values by their keys. */
export interface CoalescingCache<Value> {
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
export function createCoalescingCache<Value extends object | number | string>({
  maxBytes,
  maxEntryBytes = maxBytes,
  maxAgeMs,
  bytesOf,
  isCached = () => true,
}: CoalescingCacheOptions<Value>): CoalescingCache<Value> {
  const cache = new LRUCache<string, Value>({
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
      if (value !== undefined && isCached(value)) cache.set(key, value);
    };
    computing.then(end, () => end());
    return computing;
  };

  const renew = async (key: string, compute: () => Promise<Value>) =>
    running.get(key) ?? start(key, compute);

  return {
    async get(key, compute) {
      return cache.get(key) ?? renew(key, compute);
    },
    known: (key) => cache.get(key),
    renew,
    async getAll(keys, read) {
      const found = new Map<string, Value>();
      const missing: string[] = [];
      for (const key of keys) {
        const value = cache.get(key);
        if (value === undefined) missing.push(key);
        else found.set(key, value);
      }
      if (missing.length === 0) return found;
      const before = drops;
      for (const [key, value] of await read(missing)) {
        found.set(key, value);
        if (drops === before) cache.set(key, value);
      }
      return found;
    },
    drop(key) {
      drops += 1;
      cache.delete(key);
      running.delete(key);
    },
    dropWhere(fits) {
      drops += 1;
      running.clear();
      for (const [key, value] of cache.entries()) {
        if (fits(value)) cache.delete(key);
      }
    },
    dropAll() {
      drops += 1;
      cache.clear();
      running.clear();
    },
    bytes: () => cache.calculatedSize,
  };
}
