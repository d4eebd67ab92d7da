import type { RenderOutcome } from '@aangan/manifest';
import { LRUCache } from 'lru-cache';
import type { Work } from './worker.ts';

/** How long a failure is stored for the next request, in milliseconds. */
const untoldMs = 10_000;

/** Failures whose callers had gone, by expose: the next request for the expose receives it, once. */
export interface UntoldFailures {
  keep(work: Work, failure: RenderOutcome): void;
  /** Removes and returns the failure of this work's expose; undefined if there is none. */
  take(work: Work): RenderOutcome | undefined;
}

/** Stores up to 200 failures, each for ten seconds. */
export function createUntoldFailures(): UntoldFailures {
  const untold = new LRUCache<string, RenderOutcome>({ max: 200, ttl: untoldMs });
  return {
    keep: (work, failure) => {
      untold.set(exposeOf(work), failure);
    },
    take: (work) => {
      const expose = exposeOf(work);
      const failure = untold.get(expose);
      if (failure) untold.delete(expose);
      return failure;
    },
  };
}

/** The key of the exposed module that a page shows, within its composition. */
function exposeOf({ id, page }: Work): string {
  return `${id} ${page.route?.remote} ${page.route?.expose}`;
}
