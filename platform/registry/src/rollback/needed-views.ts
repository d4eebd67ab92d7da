import { boundOf, irrelevant, type SpeedMetric, slower } from './compared-metrics.ts';
import type { MetricRow } from './comparison-repository.ts';
import { type MetricEvidence, sumOf } from './metric-evidence.ts';
import { neededOutcomes } from './outcome-evidence.ts';
import { timesOfSpeed } from './speed-evidence.ts';
import { rangesBetween } from './value-ranges.ts';

/** Networks that show a slower release, by how much the values of the stable pages differ among themselves. */
export function neededPages(
  metric: SpeedMetric,
  rows: readonly MetricRow[],
  share: number,
): number | null {
  const moved = rangesBetween(metric, {
    times: slower.times / irrelevant.times,
    by: slower.by - irrelevant.by,
  });
  const { without } = sumOf(rows);
  if (without < minValues) return null;
  const above = rows.reduce(
    (sum, row) => sum + row.without * meanRankAfter(row.values_without, moved),
    0,
  );
  const rank = above / without;
  if (rank <= 0) return null;
  // The ranks of values that are spread evenly between -1 and 1 have a variance of a third.
  return neededAt(rows, share, neededScore(boundOf(metric) * timesOfSpeed) / (3 * rank ** 2));
}

/** Visits that show 10 % fewer outcomes, by how often those of the stable releases lead to them. */
export function neededVisits(
  { compared, bound }: MetricEvidence,
  visits: readonly MetricRow[],
  share: number,
): number | null {
  const { without } = sumOf(visits);
  if (without === 0 || compared.without === 0) return null;
  const perVisit = compared.without / without;
  return neededAt(visits, share, (neededOutcomes(share, bound) * share * (1 - share)) / perVisit);
}

/**
 * How many page views there must be for so much to be known. Where a canary has half of them, each says most: what each
 * says is its share times that of the others.
 * @param rows of all percentages that it has had
 * @param share that it has now
 */
function neededAt(rows: readonly MetricRow[], share: number, enough: number): number {
  const { withCanary, without } = sumOf(rows);
  const known = [...Map.groupBy(rows, ({ set_in }) => set_in).values()]
    .map((ofPercentage) => sumOf(ofPercentage))
    .reduce((sum, one) => sum + (one.withCanary * one.without) / (one.withCanary + one.without), 0);
  const seen = withCanary + without;
  return Math.ceil(
    known >= enough ? (seen * enough) / known : seen + (enough - known) / (share * (1 - share)),
  );
}

/** Values of stable pages that say enough of how much they differ. */
const minValues = 30;

/** The mean rank, from -1 to 1, of values that are so many ranges higher, among those that are not. */
function meanRankAfter(counts: readonly number[], moved: number): number {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return 0;
  let rank = 0;
  for (const [at, count] of counts.entries()) {
    for (const [other, times] of counts.entries()) {
      // Within a range, values are spread evenly.
      const above = Math.max(-1, Math.min(1, at + moved - other));
      rank += count * times * above;
    }
  }
  return rank / total ** 2;
}

/** Of the test by ranks: how large the square of the mean must be in units of its deviation. */
function neededScore(bound: number): number {
  // 1.3, and not the 1.64 of a test that looks once: the sum is above its mean at some time. Set by the simulation.
  return (1.3 + Math.sqrt(2 * Math.log(bound))) ** 2;
}
