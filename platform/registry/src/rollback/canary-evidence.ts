import type { Channel } from '@aangan/manifest';
import type { Kysely } from 'kysely';
import type { LiveCanary } from '../channel/canary-repository.ts';
import type { Tables } from '../tables.ts';
import { evidenceAgainstCanary, falseAlarmRate } from './evidence.ts';
import { countFailedViews } from './evidence-repository.ts';
import { minFailures, type RollbackRules } from './rollback-rules.ts';
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
 * pages fail, that they do not start, and that they are slower or lead to less are three tests, each with the false alarm
 * rate.
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
    const seen = await countFailedViews(db, channel, { canary: canary.id, live, rules });
    const evidence = evidenceAgainstCanary(seen, canary.percent / 100);
    const unstarted = await startEvidence(db, channel, { canary, live, rules });
    if (unstarted && unstarted.evidence >= (worst?.evidence ?? 0)) {
      worst = { canary, ...unstarted };
    }
    const worse = await worseMetric(db, channel, canary, rules);
    if (worse && worse.evidence >= (worst?.evidence ?? 0)) worst = { canary, ...worse };
    const isEnough =
      seen.withCanary >= minFailures &&
      seen.networks >= rules.networks &&
      evidence >= 1 / falseAlarmRate;
    if (!isEnough || evidence < (worst?.evidence ?? 0)) continue;
    const { withCanary, without, networks } = seen;
    const why = `Pages failed: ${withCanary} from ${networks} networks with this canary, which ${canary.percent} % of the visitors got, and ${without} without it.`;
    worst = { canary, evidence, why };
  }
  return worst;
}
