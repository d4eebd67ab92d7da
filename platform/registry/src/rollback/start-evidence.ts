import type { Channel } from '@aangan/manifest';
import { engines } from '@aangan/manifest/report-limits';
import type { Kysely } from 'kysely';
import type { LiveCanary } from '../channel/canary-repository.ts';
import type { Tables } from '../tables.ts';
import { boundOfFailures, boundOfStarts } from './compared-metrics.ts';
import { evidenceOfStarts } from './evidence.ts';
import { type CountedStarts, countStarts } from './evidence-repository.ts';
import { networksFor, type RollbackRules } from './rollback-rules.ts';

interface Asked {
  canary: LiveCanary;
  /** The ids of the channel's live canaries. */
  live: readonly number[];
  rules: RollbackRules;
}

/**
 * The evidence that pages with a canary do not start in one engine while others do, if it is enough. It is the mean
 * over all engines, so that looking at several makes no false alarm more likely. Pages that say that they have not
 * started count once as many networks say so as failures need: what only a few say is said by those that are missing too.
 */
export async function startEvidence(
  db: Kysely<Tables>,
  channel: Channel,
  { canary, live, rules }: Asked,
): Promise<{ evidence: number; why: string } | undefined> {
  const needed = networksFor(canary.percent / 100, rules);
  const counted = await countStarts(db, channel, { canary: canary.id, live });
  const seen = [...Map.groupBy(counted, ({ engine }) => engine)].map(([engine, shares]) => {
    const sums = sumOf(shares);
    const isSaid = sums.unstarted_with >= needed;
    return { engine, sums, evidence: evidenceOfStarts(startsOf(shares, isSaid)) };
  });
  const unseen = engines.length - seen.length;
  const evidence = (seen.reduce((sum, one) => sum + one.evidence, 0) + unseen) / engines.length;
  const [worst] = seen.toSorted((a, b) => b.evidence - a.evidence);
  if (!worst || evidence < boundOfStarts) return undefined;
  const { unstarted_with: unstarted, started_with: started, ...without } = worst.sums;
  if (unstarted + without.started_without < needed) return undefined;
  const why = `Pages did not start in ${worst.engine}: ${unstarted} did not and ${started} did with this canary, which ${canary.percent} % of the visitors got, ${without.unstarted_without} and ${without.started_without} without it, one of each network.`;
  return { evidence: (evidence / boundOfStarts) * boundOfFailures, why };
}

function startsOf(shares: readonly CountedStarts[], isSaid: boolean) {
  return {
    unstarted: shares.map((one) => ({
      withCanary: isSaid ? one.unstarted_with : 0,
      without: one.unstarted_without,
      share: one.percent / 100,
    })),
    started: shares.map((one) => ({
      withCanary: one.started_with,
      without: one.started_without,
      share: one.percent / 100,
    })),
  };
}

function sumOf(shares: readonly CountedStarts[]) {
  const sum = (
    key: 'unstarted_with' | 'unstarted_without' | 'started_with' | 'started_without',
  ): number => shares.reduce((total, one) => total + one[key], 0);
  return {
    unstarted_with: sum('unstarted_with'),
    unstarted_without: sum('unstarted_without'),
    started_with: sum('started_with'),
    started_without: sum('started_without'),
  };
}
