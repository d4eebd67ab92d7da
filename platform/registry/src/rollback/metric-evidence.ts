import { boundOf, boundOfOutcome, isSpeedMetric, visitMetric } from './compared-metrics.ts';
import type { JudgedRow } from './comparison-repository.ts';
import { evidenceOfFewer } from './outcome-evidence.ts';
import { evidenceOfStrata } from './speed-evidence.ts';

/** The evidence that a canary is worse in one metric. */
export interface MetricEvidence {
  /** One that pages measure, or an outcome as `remote/outcome`. */
  metric: string;
  /** Networks that were compared; of an outcome those that had it. */
  compared: { withCanary: number; without: number };
  evidence: number;
  /** The evidence that ends the canary. */
  bound: number;
}

/** Visits that the percentage of the canary counts for in its share of them. */
const visitsOfPercent = 200;
/** Evidence is shown up to here: it grows without an end. */
const maxEvidence = 1e9;

/**
 * The evidence in each metric, from what was counted for one canary.
 * @param share of the visitors that get it, above 0 and below 1
 */
export function metricEvidence(rows: readonly JudgedRow[], share: number): MetricEvidence[] {
  const metrics = Map.groupBy(rows, ({ metric }) => metric);
  const ofVisits = shareOfVisits(rows, share);
  const outcomes = [...metrics.keys()].filter(isOutcome);
  return [...metrics].flatMap(([metric, ofMetric]) => {
    const compared = sumOf(ofMetric);
    if (isSpeedMetric(metric)) {
      const strata = ofMetric.map(({ route, is_repeat, won }) => {
        return { route, isRepeat: is_repeat, won };
      });
      return [
        { metric, compared, evidence: capped(evidenceOfStrata(strata)), bound: boundOf(metric) },
      ];
    }
    if (!isOutcome(metric)) return [];
    const evidence = capped(evidenceOfFewer(compared, ofVisits));
    return [{ metric, compared, evidence, bound: boundOfOutcome(outcomes.length) }];
  });
}

/** Of the visits, the canary's share: pages that browsers have stored since before the canary do not count. */
export function shareOfVisits(rows: readonly JudgedRow[], share: number): number {
  const visits = sumOf(rows.filter(({ metric }) => metric === visitMetric));
  const total = visits.withCanary + visits.without;
  return (visits.withCanary + visitsOfPercent * share) / (total + visitsOfPercent);
}

const capped = (value: number) => Math.min(value, maxEvidence);

/** Those of the canary and of the others in all rows together. */
export function sumOf(rows: readonly Pick<JudgedRow, 'with_canary' | 'without'>[]) {
  return {
    withCanary: rows.reduce((sum, row) => sum + row.with_canary, 0),
    without: rows.reduce((sum, row) => sum + row.without, 0),
  };
}

export function isOutcome(metric: string): boolean {
  return metric.includes('/');
}
