import { LRUCache } from 'lru-cache';

interface Options {
  /** How many requests of one network are accepted in this time. */
  max: number;
  /** In milliseconds; by default a minute. */
  withinMs?: number;
  /** The time in milliseconds. */
  now?: () => number;
}

/** How many networks are remembered. */
const maxNetworks = 20_000;

/**
 * Limits requests by their network.
 * @returns whether one more request of the network is accepted
 */
export function createRateLimit({
  max,
  withinMs = 60_000,
  now = Date.now,
}: Options): (network: string) => boolean {
  const counts = new LRUCache<string, { span: number; count: number }>({ max: maxNetworks });
  return (network) => {
    const span = Math.floor(now() / withinMs);
    const known = counts.get(network);
    const count = known?.span === span ? known.count + 1 : 1;
    counts.set(network, { span, count });
    return count <= max;
  };
}
