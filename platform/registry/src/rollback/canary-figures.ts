import type { Channel } from '@aangan/manifest';
import type { Kysely } from 'kysely';
import { findCanaries, type LiveCanary } from '../channel/canary-repository.ts';
import { canLeadTo } from '../gates/declared-outcomes.ts';
import type { Tables } from '../tables.ts';
import {
  boundOf,
  irrelevant,
  type SpeedMetric,
  slower,
  speedMetrics,
  visitMetric,
} from './compared-metrics.ts';
import { findMetrics, type MetricRow } from './comparison-repository.ts';
import { isOutcome, type MetricEvidence, metricEvidence, sumOf } from './metric-evidence.ts';
import { neededOutcomes, neededScore } from './outcome-evidence.ts';
import type { RollbackRules } from './rollback-rules.ts';
import { timesOfSpeed } from './speed-evidence.ts';
import { quantileOf, rangesBetween } from './value-ranges.ts';

/** One side of a comparison. */
interface ComparedSide {
  /** Networks that were compared: of each the first value; of an outcome all visits. */
  n: number;
  /** Of measured values; null without one, and of outcomes. */
  median: number | null;
  p75: number | null;
  /** Networks that had the outcome; null of measured values. */
  outcomes: number | null;
}

/** What is known of a canary in one metric, since it began. */
export interface CanaryFigures {
  /** One that pages measure, or an outcome as `remote/outcome`. */
  metric: string;
  kind: 'speed' | 'outcome';
  canary: ComparedSide;
  stable: ComparedSide;
  /** How many times as likely it is what was seen if the canary is worse. */
  evidence: number;
  /** The evidence that ends the canary. */
  bound: number;
  /**
   * How many networks show a release that is 20 % slower, or has 10 % fewer outcomes, in 95 of 100 cases: those of both
   * sides together. Null while too little is known to say so.
   */
  needed: number | null;
  /**
   * `sound`: as many as needed were compared, and what was seen is less likely if the canary is worse. `unknown`: not yet,
   * or nothing was reported.
   */
  verdict: 'sound' | 'worse' | 'unknown';
}

/**
 * What is known of a live canary in each metric that pages measure and each outcome that was seen and that it can lead
 * to, since it began. A canary for 0 or 100 percent is compared with nothing.
 */
export async function canaryFigures(
  db: Kysely<Tables>,
  channel: Channel,
  canary: Pick<LiveCanary, 'id' | 'percent'>,
  rules: RollbackRules,
): Promise<CanaryFigures[]> {
  const isCompared = canary.percent > 0 && canary.percent < 100;
  const rows = isCompared ? await findMetrics(db, canary.id) : [];
  const share = canary.percent / 100;
  const known = metricEvidence(rows);
  const ofSpeed = speedMetrics.map((metric) => {
    const own = rows.filter((row) => row.metric === metric && row.device !== '');
    const none = {
      metric,
      compared: { withCanary: 0, without: 0 },
      evidence: 1,
      bound: boundOf(metric),
    };
    const evidence = known.find((one) => one.metric === metric) ?? none;
    return {
      kind: 'speed' as const,
      evidence,
      ...speedSides(metric, own),
      needed: neededPages(metric, own, share),
    };
  });
  const visitRows = rows.filter(({ metric }) => metric === visitMetric);
  const visits = sumOf(visitRows);
  const outcomes = known.filter(({ metric }) => isOutcome(metric));
  const releases = outcomes.length > 0 ? await findReleases(db, channel, canary) : [];
  const ofOutcomes = outcomes
    .filter(({ metric }) => canLeadTo(releases, metric))
    .map((evidence) => {
      const { compared } = evidence;
      return {
        kind: 'outcome' as const,
        evidence,
        canary: { ...noValues, n: visits.withCanary, outcomes: compared.withCanary },
        stable: { ...noValues, n: visits.without, outcomes: compared.without },
        needed: neededVisits(evidence, visitRows, share),
      };
    });
  return [...ofSpeed, ...ofOutcomes].map(({ evidence: found, ...figures }) => {
    const { metric, evidence, bound } = found;
    const compared = figures.canary.n + figures.stable.n;
    const isShown = figures.needed !== null && compared >= figures.needed && evidence < 1;
    const verdict = isWorse(found, rules) ? 'worse' : isShown ? 'sound' : 'unknown';
    return { metric, ...figures, evidence, bound, verdict };
  });
}

async function findReleases(
  db: Kysely<Tables>,
  channel: Channel,
  { id }: Pick<LiveCanary, 'id'>,
): Promise<LiveCanary['releases']> {
  const canaries = await findCanaries(db, channel);
  return canaries.find((one) => one.id === id)?.releases ?? [];
}

/** Whether there is enough evidence to end a canary. */
export function isWorse({ evidence, bound, compared }: MetricEvidence, rules: RollbackRules) {
  return evidence >= bound && compared.withCanary + compared.without >= rules.networks;
}

const noValues = { median: null, p75: null };

function speedSides(metric: SpeedMetric, rows: readonly MetricRow[]) {
  const side = (counts: readonly number[], n: number): ComparedSide => ({
    n,
    median: quantileOf(metric, counts, 0.5),
    p75: quantileOf(metric, counts, 0.75),
    outcomes: null,
  });
  const { withCanary, without } = sumOf(rows);
  return {
    canary: side(sumOfCounts(rows.map((row) => row.values_with)), withCanary),
    stable: side(sumOfCounts(rows.map((row) => row.values_without)), without),
  };
}

function sumOfCounts(all: readonly (readonly number[])[]): number[] {
  const length = Math.max(0, ...all.map((counts) => counts.length));
  return Array.from({ length }, (_none, at) => all.reduce((sum, one) => sum + (one[at] ?? 0), 0));
}

/** Networks that show a slower release, by how much the values of the stable pages differ among themselves. */
function neededPages(
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
function neededVisits(
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
