import { LRUCache } from 'lru-cache';

/** Requests of one trace; a page sends fewer. */
const mostRequests = 200;
/** Traces that are remembered. */
const mostTraces = 10_000;

/**
 * Bounds what one signed context is good for: a visitor could send the one of a page again and again.
 * @returns whether one more request may belong to the trace
 */
export function limitTraces(): (traceId: string) => boolean {
  const counts = new LRUCache<string, number>({ max: mostTraces });
  return (traceId) => {
    const count = (counts.get(traceId) ?? 0) + 1;
    counts.set(traceId, count);
    return count <= mostRequests;
  };
}
