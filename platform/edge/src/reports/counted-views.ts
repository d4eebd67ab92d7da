import type { ReportedFailure } from '@aangan/manifest';
import { LRUCache } from 'lru-cache';
import { createRateLimit } from './rate-limit.ts';

/** How many page views are remembered, with what failed in each. */
const maxViews = 20_000;
/** How many views of one network count for a release within the window of the alert (milliseconds). */
const perNetwork = { max: 3, withinMs: 10 * 60_000 };

/**
 * Decides which failures count for metrics: each kind once per page view and release, however often it is reported, and
 * only the first few views of one network. Failures that the edge saw itself count for every view.
 * @param now the time in milliseconds
 * @returns whether the failure counts; `release` names remote and release
 */
export function createCountedViews(
  now: () => number = Date.now,
): (failure: ReportedFailure, release: string) => boolean {
  const seen = new LRUCache<string, true>({ max: maxViews });
  const isOfTheFirst = createRateLimit({ ...perNetwork, now });
  return ({ page, network, kind, isServer }, release) => {
    const view = `${page} ${kind} ${release}`;
    if (seen.has(view)) return false;
    seen.set(view, true);
    return isServer || isOfTheFirst(`${network} ${kind} ${release}`);
  };
}
