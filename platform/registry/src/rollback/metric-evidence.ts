import { boundOf, boundOfOutcome, isSpeedMetric, ofRepeatVisits } from './compared-metrics.ts';
import type { JudgedRow } from './comparison-repository.ts';
import { evidenceOfBoth, evidenceOfRoutes, noWealth } from './speed-evidence.ts';
import { type Wealth, worthOf } from './wealth.ts';

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
 * The evidence in each metric, from what was won for one canary.
 * @param rows with those that have nothing that was won
 */
export function metricEvidence(rows: readonly JudgedRow[]): MetricEvidence[] {
  const won = rows.filter(({ set_in, device }) => set_in === 0 && device === '');
  const metrics = Map.groupBy(won, ({ metric }) => metric);
  const outcomes = [...metrics.keys()].filter(isOutcome);
  return [...metrics].flatMap(([metric, ofMetric]) => {
    const all = ofMetric.find(({ route }) => route === '');
    if (!all) return [];
    const compared = { withCanary: all.with_canary, without: all.without };
    if (isSpeedMetric(metric)) {
      const ofRepeat = metrics.get(ofRepeatVisits(metric)) ?? [];
      const evidence = capped(evidenceOfBoth(evidenceIn(ofMetric), evidenceIn(ofRepeat)));
      return [{ metric, compared, evidence, bound: boundOf(metric) }];
    }
    if (!isOutcome(metric)) return [];
    const evidence = capped(worthOf(wealthIn(all)));
    return [{ metric, compared, evidence, bound: boundOfOutcome(outcomes.length) }];
  });
}

/** What was won in a metric: on all routes, whose row has none, and on each. */
function evidenceIn(rows: readonly JudgedRow[]): number {
  const all = rows.find(({ route }) => route === '');
  const routes = rows.filter((row) => row !== all);
  return evidenceOfRoutes(all ? wealthIn(all) : noWealth, routes.map(wealthIn));
}

/** What was won, as it is stored. */
export function wealthIn(row: Pick<JudgedRow, 'won' | 'with_canary' | 'without'>): Wealth {
  return { won: row.won, bets: row.with_canary + row.without };
}

/**
 * Of the visits since a canary was last set, the canary's share: pages that browsers have stored since before that do not
 * count.
 * @param share of the visitors that get it, above 0 and below 1
 */
export function shareOfVisits(
  { withCanary, without }: { withCanary: number; without: number },
  share: number,
): number {
  return (withCanary + visitsOfPercent * share) / (withCanary + without + visitsOfPercent);
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
