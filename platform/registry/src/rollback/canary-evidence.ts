import type { Channel } from '@aangan/manifest';
import { releaseFailures } from '@aangan/manifest/report-limits';
import { type Kysely, sql } from 'kysely';
import type { LiveCanary } from '../channel/canary-repository.ts';
import type { Tables } from '../tables.ts';
import { evidenceAgainstCanary, falseAlarmRate } from './evidence.ts';
import { fewestFailures, type RollbackRules } from './rollback-rules.ts';
import { startEvidence } from './start-evidence.ts';

/** A canary whose pages fail significantly more often than those without it, or start less often. */
export interface FailingCanary {
  canary: LiveCanary;
  evidence: number;
  /** What was seen, as a sentence of the history. */
  why: string;
}

/**
 * The canary of a channel with the most evidence against it, if that is enough; of equal ones the newest. Only one is
 * named at a time: where two fail only together, the other one may be innocent, and is judged without this one. That
 * pages fail and that they do not start are two tests, each with the false alarm rate.
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
    const isEnough =
      seen.withCanary >= fewestFailures &&
      seen.networks >= rules.networks &&
      evidence >= 1 / falseAlarmRate;
    if (!isEnough || evidence < (worst?.evidence ?? 0)) continue;
    const { withCanary, without, networks } = seen;
    const why = `Pages failed: ${withCanary} from ${networks} networks with this canary, which ${canary.percent} % of the visitors got, and ${without} without it.`;
    worst = { canary, evidence, why };
  }
  return worst;
}

/**
 * Counts the failed page views since the canary was last set, of each network the first few only, in the order of the
 * views: which of them are the canary's is then left to chance. Views with a canary that has ended say nothing.
 */
async function countFailedViews(
  db: Kysely<Tables>,
  channel: Channel,
  { canary, live, rules }: { canary: number; live: readonly number[]; rules: RollbackRules },
): Promise<{ withCanary: number; without: number; networks: number }> {
  const { rows } = await sql<{ with_canary: number; without: number; networks: number }>`
    with failed as (
      select distinct on (page) page, network, viewed_at, ${canary}::int = any(served.canaries) as has_canary
      from failed_view
      join served_composition served
        on served.channel = failed_view.channel and served.id = failed_view.composition
      where failed_view.channel = ${channel}
        and viewed_at >= (
          select max(changed_at) from channel_change
          where channel = ${channel} and kind = 'canary' and canary = ${canary})
        and kind = any(${releaseFailures})
        and not is_late
        and served.canaries <@ ${live as number[]}::int[]
      order by page, has_canary desc
    ), ordered as (
      select *, row_number() over (partition by network order by viewed_at, page) as at from failed
    )
    select
      count(*) filter (where has_canary)::int as with_canary,
      count(*) filter (where not has_canary)::int as without,
      count(distinct network) filter (where has_canary)::int as networks
    from ordered where at <= ${rules.reportsPerNetwork}`.execute(db);
  const [row] = rows;
  return {
    withCanary: row?.with_canary ?? 0,
    without: row?.without ?? 0,
    networks: row?.networks ?? 0,
  };
}
