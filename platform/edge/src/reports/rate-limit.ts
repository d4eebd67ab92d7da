import { LRUCache } from 'lru-cache';

interface Options {
  /** How many of one network are taken in a minute. */
  perMinute: number;
  /** The time in milliseconds. */
  now?: () => number;
}

/** Networks that are remembered. */
const maxNetworks = 20_000;

/**
 * Limits requests by their network.
 * @returns whether one more of the network is taken
 */
export function createRateLimit({
  perMinute,
  now = Date.now,
}: Options): (network: string) => boolean {
  const counts = new LRUCache<string, { minute: number; count: number }>({ max: maxNetworks });
  return (network) => {
    const minute = Math.floor(now() / 60_000);
    const known = counts.get(network);
    const count = known?.minute === minute ? known.count + 1 : 1;
    counts.set(network, { minute, count });
    return count <= perMinute;
  };
}
