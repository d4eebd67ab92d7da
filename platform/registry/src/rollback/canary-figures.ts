import type { Channel } from '@aangan/manifest';
import type { Kysely } from 'kysely';
import { findCanaries, type LiveCanary } from '../channel/canary-repository.ts';
import { canLeadTo } from '../gates/declared-outcomes.ts';
import type { Tables } from '../tables.ts';
import { boundOf, type SpeedMetric, speedMetrics, visitMetric } from './compared-metrics.ts';
import { findMetrics, type MetricRow } from './comparison-repository.ts';
import { isOutcome, type MetricEvidence, metricEvidence, sumOf } from './metric-evidence.ts';
import { neededPages, neededVisits } from './needed-views.ts';
import type { RollbackRules } from './rollback-rules.ts';
import { quantileOf } from './value-ranges.ts';

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
  /** How many times as likely what was seen is if the canary is worse. */
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
