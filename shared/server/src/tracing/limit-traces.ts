import { LRUCache } from 'lru-cache';

/** Requests of one trace; a page sends fewer. */
const maxRequests = 200;
/** Traces that are remembered. */
const maxTraces = 10_000;

/**
 * Bounds what one signed context is good for: a visitor could send the one of a page again and again.
 * @returns whether one more request may belong to the trace
 */
export function limitTraces(): (traceId: string) => boolean {
  const counts = new LRUCache<string, number>({ max: maxTraces });
  return (traceId) => {
    const count = (counts.get(traceId) ?? 0) + 1;
    counts.set(traceId, count);
    return count <= maxRequests;
  };
}
