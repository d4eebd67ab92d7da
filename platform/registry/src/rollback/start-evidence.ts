import type { Channel } from '@aangan/manifest';
import { engines } from '@aangan/manifest/report-limits';
import type { Kysely } from 'kysely';
import type { LiveCanary } from '../channel/canary-repository.ts';
import type { Tables } from '../tables.ts';
import { evidenceOfStarts, falseAlarmRate } from './evidence.ts';
import { type CountedStarts, countStarts } from './evidence-repository.ts';
import type { RollbackRules } from './rollback-rules.ts';

interface Asked {
  canary: LiveCanary;
  /** The ids of the channel's live canaries. */
  live: readonly number[];
  rules: RollbackRules;
}

/**
 * The evidence that pages with a canary do not start in one engine while others do, if it is enough. It is the mean
 * over all engines, so that looking at several makes no false alarm more likely.
 */
export async function startEvidence(
  db: Kysely<Tables>,
  channel: Channel,
  { canary, live, rules }: Asked,
): Promise<{ evidence: number; why: string } | undefined> {
  const share = canary.percent / 100;
  const counted = await countStarts(db, channel, { canary: canary.id, live });
  const seen = counted.map((one) => ({ one, evidence: evidenceOfStarts(startsOf(one), share) }));
  const unseen = engines.length - seen.length;
  const evidence = (seen.reduce((sum, one) => sum + one.evidence, 0) + unseen) / engines.length;
  const [worst] = seen.toSorted((a, b) => b.evidence - a.evidence);
  if (!worst || evidence < 1 / falseAlarmRate) return undefined;
  const { engine, unstarted_with: unstarted, started_with: started, ...without } = worst.one;
  if (unstarted + without.started_without < rules.networks) return undefined;
  const why = `Pages did not start in ${engine}: ${unstarted} did not and ${started} did with this canary, which ${canary.percent} % of the visitors got, ${without.unstarted_without} and ${without.started_without} without it, one of each network.`;
  return { evidence, why };
}

const startsOf = (counted: CountedStarts) => ({
  unstarted: { withCanary: counted.unstarted_with, without: counted.unstarted_without },
  started: { withCanary: counted.started_with, without: counted.started_without },
});
