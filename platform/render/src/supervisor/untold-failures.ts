import type { RenderOutcome } from '@aangan/manifest';
import { LRUCache } from 'lru-cache';
import type { Work } from './worker.ts';

/** How long a failure is kept for the next who asks, in milliseconds. */
const untoldMs = 10_000;

/** Failures that nobody waited for, by expose: the next who asks for it is told, once. */
export interface UntoldFailures {
  keep(work: Work, failure: RenderOutcome): void;
  /** Takes out the failure of what this work shows; undefined where none is kept. */
  take(work: Work): RenderOutcome | undefined;
}

/** Keeps up to 200 failures, each for ten seconds. */
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

/** The module that a page shows, of its composition. */
function exposeOf({ id, page }: Work): string {
  return `${id} ${page.route?.remote} ${page.route?.expose}`;
}
