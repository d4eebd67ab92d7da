import { LRUCache } from 'lru-cache';

/** What the cache keeps: it must say how large it is and how long it is current. */
export interface Cacheable {
  /** In bytes. */
  size: number;
  /** How long it is served without being made again, in milliseconds; 0 is never kept. */
  freshMs: number;
  /** How long after that it is still served, while it is made again. */
  staleMs: number;
  /** The addresses of the API whose answers it is made of. */
  madeOf: readonly string[];
}

export type CacheState = 'hit' | 'stale' | 'miss';

interface Options {
  /** What all entries may hold together, in bytes. */
  maxBytes: number;
  now?: () => number;
  onError: (error: unknown) => void;
}

/** Keeps what is costly to make, in memory and bounded by bytes. */
export interface PageCache<Value extends Cacheable> {
  /**
   * The value of a key: the kept one, or else what `make` makes. Several who ask at the same time share one making.
   * @throws what `make` throws, where nothing is kept
   */
  get(key: string, make: () => Promise<Value>): Promise<{ value: Value; state: CacheState }>;
  /** Forgets what is made of one of these addresses, whatever its query. */
  purge(addresses: readonly string[]): void;
  clear(): void;
  /** The bytes that are held. */
  bytes(): number;
}

interface Entry<Value> {
  value: Value;
  madeAt: number;
}

/** In bytes: a key, an entry and their places in maps. */
const overhead = 500;

export function createPageCache<Value extends Cacheable>(options: Options): PageCache<Value> {
  const { maxBytes, now = () => performance.now(), onError } = options;
  const entries = new LRUCache<string, Entry<Value>>({
    maxSize: maxBytes,
    // One page must not push out all others.
    maxEntrySize: Math.floor(maxBytes / 8),
    sizeCalculation: ({ value }, key) => value.size + 2 * key.length + overhead,
  });
  const making = new Map<string, Promise<Value>>();
  /** Counts purges: what was begun before one may be made of old answers. */
  let purges = 0;

  const make = (key: string, from: () => Promise<Value>): Promise<Value> => {
    const running = making.get(key);
    if (running) return running;
    const begun = purges;
    const made = from()
      .then((value) => {
        if (value.freshMs > 0 && begun === purges) entries.set(key, { value, madeAt: now() });
        return value;
      })
      .finally(() => making.delete(key));
    making.set(key, made);
    return made;
  };

  return {
    async get(key, from) {
      const entry = entries.get(key);
      if (entry) {
        const age = now() - entry.madeAt;
        const { freshMs, staleMs } = entry.value;
        if (age < freshMs) return { value: entry.value, state: 'hit' };
        if (age < freshMs + staleMs) {
          make(key, from).catch(onError);
          return { value: entry.value, state: 'stale' };
        }
      }
      return { value: await make(key, from), state: 'miss' };
    },
    purge(addresses) {
      purges += 1;
      making.clear();
      const changed = new Set(addresses.map(pathOf));
      for (const [key, { value }] of entries.entries()) {
        if (value.madeOf.some((address) => changed.has(pathOf(address)))) entries.delete(key);
      }
    },
    clear() {
      purges += 1;
      making.clear();
      entries.clear();
    },
    bytes: () => entries.calculatedSize,
  };
}

function pathOf(address: string): string {
  return address.split('?', 1)[0] ?? address;
}
