import { LRUCache } from 'lru-cache';

interface CoalescingCacheOptions<Value> {
  /** The maximum size of all values together, including their keys. */
  maxBytes: number;
  /** The maximum size of one value, so that it does not evict all others. Default `maxBytes`. */
  maxEntryBytes?: number;
  /** How long a value is cached, in milliseconds. Default: until it is evicted. */
  maxAgeMs?: number;
  bytesOf: (value: Value) => number;
  /** Whether to cache a value. Default: every value. */
  isCached?: (value: Value) => boolean;
}

/** A cache that computes each missing value once for all concurrent callers. */
export interface CoalescingCache<Value> {
  /** The cached value, or the result of `compute`, which concurrent callers share. Rejects as `compute` does. */
  get(key: string, compute: () => Promise<Value>): Promise<Value>;
  /** The cached value; undefined if there is none yet, even while one is computed. */
  known(key: string): Value | undefined;
  /** Computes a value to replace the cached one, which stays until then. Concurrent callers share the computation. */
  renew(key: string, compute: () => Promise<Value>): Promise<Value>;
  /** Several values. `read` is called with the missing keys and leaves out those that do not exist. */
  getAll(
    keys: readonly string[],
    read: (missing: string[]) => Promise<Map<string, Value>>,
  ): Promise<Map<string, Value>>;
  drop(key: string): void;
  /** Drops the values that fit, and every value that is still computed: whether it will fit is not known. */
  dropWhere(fits: (value: Value) => boolean): void;
  dropAll(): void;
  /** The size of all cached values. */
  bytes(): number;
}

/** The overhead of an entry beside its key and value, in bytes. */
const entryBytes = 200;

/**
 * An empty cache in memory. If a key is dropped while its value is computed, the waiting callers still get the value,
 * but it is not cached.
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
