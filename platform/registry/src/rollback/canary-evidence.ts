import type { Channel } from '@aangan/manifest';
import type { Kysely } from 'kysely';
import type { LiveCanary } from '../channel/canary-repository.ts';
import type { Tables } from '../tables.ts';
import { boundOfFailures } from './compared-metrics.ts';
import { evidenceAgainstCanary } from './evidence.ts';
import { countFailedViews } from './evidence-repository.ts';
import { networksFor, type RollbackRules } from './rollback-rules.ts';
import { startEvidence } from './start-evidence.ts';
import { worseMetric } from './worse-metric.ts';

/**
 * A canary whose pages fail significantly more often than those without it, start less often, are slower, or lead to
 * fewer outcomes.
 */
export interface FailingCanary {
  canary: LiveCanary;
  evidence: number;
  /** What was seen, as a sentence of the history. */
  why: string;
}

/**
 * The canary of a channel with the most evidence against it, if that is enough; of equal ones the newest. Only one is
 * named at a time: where two fail only together, the other one may be innocent, and is judged without this one. That
 * pages fail, that they do not start, and that they are slower or lead to less are tests that share the false alarm
 * rate. The evidence of each is in units of that for failures.
 */
export async function findFailingCanary(
  db: Kysely<Tables>,
  channel: Channel,
  canaries: readonly LiveCanary[],
  rules: RollbackRules,
): Promise<FailingCanary | undefined> {
  const compared = canaries.filter(({ percent }) => percent > 0 && percent < 100);
  const live = canaries.map(({ id }) => id);
  let worst: FailingCanary | undefined;
  for (const canary of compared) {
    const found = [
      await failedMore(db, channel, { canary, live, rules }),
      await startEvidence(db, channel, { canary, live, rules }),
      await worseMetric(db, channel, canary, rules),
    ];
    for (const one of found) {
      if (one && one.evidence >= (worst?.evidence ?? 0)) worst = { canary, ...one };
    }
  }
  return worst;
}

/** The evidence that pages fail more often with a canary, if it is enough. */
async function failedMore(
  db: Kysely<Tables>,
  channel: Channel,
  { canary, live, rules }: { canary: LiveCanary; live: readonly number[]; rules: RollbackRules },
): Promise<Omit<FailingCanary, 'canary'> | undefined> {
  const { shares, networks } = await countFailedViews(db, channel, {
    canary: canary.id,
    live,
    rules,
  });
  const evidence = evidenceAgainstCanary(shares);
  const isEnough =
    networks >= networksFor(canary.percent / 100, rules) && evidence >= boundOfFailures;
  if (!isEnough) return undefined;
  const withCanary = shares.reduce((sum, one) => sum + one.withCanary, 0);
  const without = shares.reduce((sum, one) => sum + one.without, 0);
  const why = `Pages failed: ${withCanary} from ${networks} networks with this canary, which ${canary.percent} % of the visitors got, and ${without} without it.`;
  return { evidence, why };
}
