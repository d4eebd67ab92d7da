import type { Channel } from '@aangan/manifest';
import type { Kysely } from 'kysely';
import type { LiveCanary } from '../channel/canary-repository.ts';
import { canLeadTo } from '../gates/declared-outcomes.ts';
import type { Tables } from '../tables.ts';
import { type CanaryFigures, canaryFigures, isWorse } from './canary-figures.ts';
import { boundOfFailures } from './compared-metrics.ts';
import { findJudged } from './comparison-repository.ts';
import { isOutcome, metricEvidence } from './metric-evidence.ts';
import type { RollbackRules } from './rollback-rules.ts';

/**
 * The metric in which a canary is worse, with the figures as a sentence of the history. The evidence is made comparable
 * with that of failures, which has another bound.
 */
export async function worseMetric(
  db: Kysely<Tables>,
  channel: Channel,
  canary: LiveCanary,
  rules: RollbackRules,
): Promise<{ evidence: number; why: string } | undefined> {
  const judged = await findJudged(db, canary.id);
  const [worst] = metricEvidence(judged)
    .filter(({ metric }) => !isOutcome(metric) || canLeadTo(canary.releases, metric))
    .filter((one) => isWorse(one, rules))
    .toSorted((a, b) => b.evidence / b.bound - a.evidence / a.bound);
  if (!worst) return undefined;
  const figures = await canaryFigures(db, channel, canary, rules);
  const found = figures.find(({ metric }) => metric === worst.metric);
  if (!found) return undefined;
  const evidence = (worst.evidence / worst.bound) * boundOfFailures;
  return { evidence, why: sentenceOf(found, canary.percent) };
}

function sentenceOf(figures: CanaryFigures, percent: number): string {
  const { metric, kind, canary, stable, evidence, bound } = figures;
  const sure = `The evidence is ${Math.round(evidence)}, and ${bound} is enough.`;
  if (kind === 'outcome') {
    return `Fewer outcomes ${metric}: ${canary.outcomes} of ${canary.n} visits with this canary, which ${percent} % of the visitors got, and ${stable.outcomes} of ${stable.n} without it, one of each network. ${sure}`;
  }
  const unit = unitOf(metric);
  return `Pages had a higher ${metric}: ${canary.median}${unit} in the middle and ${canary.p75}${unit} at the 75th percentile with this canary, which ${percent} % of the visitors got, and ${stable.median}${unit} and ${stable.p75}${unit} without it, in ${canary.n} and ${stable.n} networks. ${sure}`;
}

function unitOf(metric: string): string {
  if (metric === 'cls') return '';
  return metric === 'transfer-size' ? ' kB' : ' ms';
}
