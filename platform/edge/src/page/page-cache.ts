import { createCoalescingCache } from '@aangan/server/coalescing-cache';

/** A value that can be cached: it says how large it is and how long it is fresh. */
export interface Cacheable {
  /** In bytes. */
  size: number;
  /** How long it is served without being made again, in milliseconds; with 0 it is never cached. */
  freshMs: number;
  /** How long after that it is still served while it is made again, in milliseconds. */
  staleMs: number;
  /** The API addresses whose answers it is made of. */
  madeOf: readonly string[];
}

export type CacheState = 'hit' | 'stale' | 'miss';

interface Options {
  /** The limit for all entries together, in bytes. */
  maxBytes: number;
  now?: () => number;
  onError: (error: unknown) => void;
}

/** An in-memory cache of what is costly to make, bounded by bytes. */
export interface PageCache<Value extends Cacheable> {
  /**
   * The cached value of a key, or else what `make` returns. Concurrent calls share one `make`.
   * @throws what `make` throws, if nothing is cached
   */
  get(key: string, make: () => Promise<Value>): Promise<{ value: Value; state: CacheState }>;
  /** Removes what is made of one of these addresses, whatever its query; one that ends in `*` stands for all that begin so. */
  purge(addresses: readonly string[]): void;
  clear(): void;
  /** The bytes in use. */
  bytes(): number;
}

interface Entry<Value> {
  value: Value;
  madeAt: number;
}

/** The size of an entry beside its value, in bytes. */
const overhead = 300;

export function createPageCache<Value extends Cacheable>(options: Options): PageCache<Value> {
  const { maxBytes, now = () => performance.now(), onError } = options;
  const cache = createCoalescingCache<Entry<Value>>({
    maxBytes,
    // One page must not push out all others.
    maxEntryBytes: Math.floor(maxBytes / 8),
    bytesOf: ({ value }) => value.size + overhead,
    isCached: ({ value }) => value.freshMs > 0,
  });
  return {
    async get(key, from) {
      const make = async () => ({ value: await from(), madeAt: now() });
      const entry = cache.known(key);
      if (entry) {
        const age = now() - entry.madeAt;
        const { freshMs, staleMs } = entry.value;
        if (age < freshMs) return { value: entry.value, state: 'hit' };
        if (age < freshMs + staleMs) {
          cache.renew(key, make).catch(onError);
          return { value: entry.value, state: 'stale' };
        }
      }
      return { value: (await cache.renew(key, make)).value, state: 'miss' };
    },
    purge(addresses) {
      const isBeginning = (address: string) => address.endsWith('*');
      const beginnings = addresses.filter(isBeginning).map((address) => address.slice(0, -1));
      const changed = new Set(addresses.filter((address) => !isBeginning(address)).map(pathOf));
      const isChanged = (address: string) =>
        changed.has(pathOf(address)) || beginnings.some((begin) => address.startsWith(begin));
      cache.dropWhere(({ value }) => value.madeOf.some(isChanged));
    },
    clear: () => cache.dropAll(),
    bytes: () => cache.bytes(),
  };
}

function pathOf(address: string): string {
  return address.split('?', 1)[0] ?? address;
}
