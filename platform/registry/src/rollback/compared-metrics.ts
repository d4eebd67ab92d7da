import type { MeasureKind } from '@aangan/manifest/report-limits';
import { falseAlarmRate } from './evidence.ts';

/** What pages of a canary are compared by with those without it. */
export const speedMetrics = ['lcp', 'inp', 'cls', 'render-time', 'transfer-size'] as const;
export type SpeedMetric = (typeof speedMetrics)[number] & MeasureKind;

/**
 * The share of the false alarm rate that each metric has, and all outcomes together. What few pages show has a small one:
 * the bytes of a page hardly differ from visit to visit.
 */
const shares: Record<SpeedMetric, number> = {
  lcp: 0.65,
  inp: 0.05,
  cls: 0.02,
  'render-time': 0.02,
  'transfer-size': 0.02,
};
const shareOfOutcomes = 0.05;
const shareOfSpeed = Object.values(shares).reduce((sum, share) => sum + share, 0);

/** The shares of what else ends canaries: pages that do not start, and the rest of it for those that fail. */
const shareOfStarts = 0.05;
const shareOfFailures = 1 - shareOfStarts - shareOfSpeed - shareOfOutcomes;

/** The evidence that ends a canary for pages that fail, and for pages that do not start. */
export const boundOfFailures = Math.round(1 / (falseAlarmRate * shareOfFailures));
export const boundOfStarts = Math.round(1 / (falseAlarmRate * shareOfStarts));

/** The evidence that ends a canary for a metric. All together pass theirs with the false alarm rate at most. */
export function boundOf(metric: SpeedMetric): number {
  return Math.round(1 / (falseAlarmRate * shares[metric]));
}

/** Outcomes that their share is divided by, seen or not: their number must not depend on what was seen. */
const maxOutcomes = 8;

/** The evidence that ends a canary for one of the outcomes that were seen. */
export function boundOfOutcome(seen: number): number {
  return Math.round(Math.max(seen, maxOutcomes) / (falseAlarmRate * shareOfOutcomes));
}

/** How many times as large a value may be without being relevant, and of cls how much larger. */
export const irrelevant = { times: 1.01, by: 0.01 };

/** How much slower a release is that the figures speak of: how many pages would show it. */
export const slower = { times: 1.2, by: 0.05 };

/** Page views by which outcomes are counted. */
export const visitMetric = 'visit';

/** A metric on repeat visits alone, which is a test of its own: each network and visitor counts once more. */
export const ofRepeatVisits = (metric: string) => `${metric} of repeat visits`;

export function isSpeedMetric(kind: string): kind is SpeedMetric {
  return speedMetrics.some((metric) => metric === kind);
}

/** A value of a canary's page, less what is not relevant: a release that is 1 % slower is never ended for it. */
export function withoutIrrelevant(metric: SpeedMetric, value: number): number {
  return metric === 'cls' ? Math.max(value - irrelevant.by, 0) : value / irrelevant.times;
}
