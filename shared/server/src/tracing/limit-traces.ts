import { LRUCache } from 'lru-cache';

/** Requests of one trace; a page sends fewer. */
const maxRequests = 200;
/** Traces that are remembered. */
const maxTraces = 10_000;

/**
 * Limits the requests of one signed trace context: a visitor could send the context of a page again and again.
 * @returns a function that counts a request, and tells whether it may belong to the trace
 */
export function limitTraces(): (traceId: string) => boolean {
  const counts = new LRUCache<string, number>({ max: maxTraces });
  return (traceId) => {
    const count = (counts.get(traceId) ?? 0) + 1;
    counts.set(traceId, count);
    return count <= maxRequests;
  };
}
