import type { Channel } from '@aangan/manifest';
import { type Engine, engines } from '@aangan/manifest/report-limits';
import { type Kysely, sql } from 'kysely';
import type { LiveCanary } from '../channel/canary-repository.ts';
import type { Tables } from '../tables.ts';
import { evidenceOfStarts, falseAlarmRate } from './evidence.ts';
import type { RollbackRules } from './rollback-rules.ts';

interface Asked {
  canary: LiveCanary;
  /** The ids of the channel's live canaries. */
  live: readonly number[];
  rules: RollbackRules;
}

/**
 * The evidence that pages with a canary do not start in one engine while others do, if it is enough: the mean of what
 * each engine shows, so that to look at several makes no false alarm more likely.
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

interface CountedStarts {
  engine: Engine;
  unstarted_with: number;
  unstarted_without: number;
  started_with: number;
  started_without: number;
}

const startsOf = (counted: CountedStarts) => ({
  unstarted: { withCanary: counted.unstarted_with, without: counted.unstarted_without },
  started: { withCanary: counted.started_with, without: counted.started_without },
});

/** Counts by engine, of each network the first page view since the canary was last set. */
async function countStarts(
  db: Kysely<Tables>,
  channel: Channel,
  { canary, live }: { canary: number; live: readonly number[] },
): Promise<CountedStarts[]> {
  const { rows } = await sql<CountedStarts>`
    with change as (
      select max(changed_at) as at, max(revision) as revision from channel_change
      where channel = ${channel} and kind = 'canary' and canary = ${canary}
    ), seen as (
      select composition, engine, network, viewed_at, false as has_started
      from failed_view, change
      where channel = ${channel} and kind = 'not-started' and not is_late and viewed_at >= change.at
      union all
      select composition, engine, network, viewed_at, true
      from started_view, change
      where channel = ${channel} and started_view.revision >= change.revision
    ), first as (
      select distinct on (network, engine) engine, has_started, ${canary}::int = any(canaries) as has_canary
      from seen join served_composition served on served.channel = ${channel} and served.id = composition
      where served.canaries <@ ${live as number[]}::int[]
      order by network, engine, viewed_at, composition
    )
    select
      engine,
      count(*) filter (where not has_started and has_canary)::int as unstarted_with,
      count(*) filter (where not has_started and not has_canary)::int as unstarted_without,
      count(*) filter (where has_started and has_canary)::int as started_with,
      count(*) filter (where has_started and not has_canary)::int as started_without
    from first where engine is not null group by engine`.execute(db);
  return rows;
}
