import type { Channel } from '@aangan/manifest';
import { type Engine, releaseFailures } from '@aangan/manifest/report-limits';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import type { ViewsAtShare } from './evidence.ts';
import type { RollbackRules } from './rollback-rules.ts';

/** The percentages that a canary had, each with the revisions in which it had it. */
const percentages = (channel: Channel, canary: number) => sql`
  select percent, revision as from_revision, lead(revision) over (order by revision) as until_revision
  from (
    select distinct revision, percent from channel_change
    where channel = ${channel} and kind = 'canary' and canary = ${canary}) as line`;

const isWithin = (revision: string) => sql`
  ${sql.ref(revision)} >= from_revision
  and (until_revision is null or ${sql.ref(revision)} < until_revision)
  and percent between 1 and 99`;

/** Failed page views, by the percentage that the canary had, and the networks that saw those with it. */
interface FailedViews {
  shares: ViewsAtShare[];
  networks: number;
}

/**
 * Counts the failed page views since the canary began, of each network and of each visitor the first few only, in the
 * order of the views: which of them are the canary's is then left to chance. What a page was served with decides by the
 * revision of the channel, and no clock of an edge. Views with a canary that has ended say nothing, nor do those of
 * robots, which are no visitors and get stable releases only. Nor do failures of a release that another canary of the
 * page brought: its page, part or slot is that one's.
 */
export async function countFailedViews(
  db: Kysely<Tables>,
  channel: Channel,
  { canary, live, rules }: { canary: number; live: readonly number[]; rules: RollbackRules },
): Promise<FailedViews> {
  const { rows } = await sql<{
    percent: number | null;
    with_canary: number;
    without: number;
    networks: number;
  }>`
    with share as (${percentages(channel, canary)}), failed as (
      select distinct on (page) page, network, visitor, failed_view.revision,
        viewed_at, percent, ${canary}::int = any(served.canaries) as has_canary
      from failed_view
      join served_composition served
        on served.channel = failed_view.channel and served.id = failed_view.composition
      join share on ${isWithin('failed_view.revision')}
      where failed_view.channel = ${channel}
        and kind = any(${releaseFailures})
        and not is_late
        and visitor is not null
        and served.canaries <@ ${live as number[]}::int[]
        and not exists (
          select from canary_release other
          where other.canary <> ${canary} and other.canary = any(served.canaries)
            and other.name = failed_view.name and other.release = failed_view.release)
      order by page, has_canary desc
    ), ordered as (
      select *,
        row_number() over (partition by network order by revision, viewed_at, page) as of_network,
        row_number() over (partition by visitor order by revision, viewed_at, page) as of_visitor
      from failed
    )
    select
      percent,
      count(*) filter (where has_canary)::int as with_canary,
      count(*) filter (where not has_canary)::int as without,
      count(distinct network) filter (where has_canary)::int as networks
    from ordered
    where of_network <= ${rules.reportsPerNetwork} and of_visitor <= ${rules.reportsPerNetwork}
    group by grouping sets ((percent), ())`.execute(db);
  const shares = rows.flatMap(({ percent, with_canary: withCanary, without }) =>
    percent === null ? [] : [{ withCanary, without, share: percent / 100 }],
  );
  return { shares, networks: rows.find(({ percent }) => percent === null)?.networks ?? 0 };
}

/** Pages of one engine that have started or not, with a canary and without, at a percentage that it had. */
export interface CountedStarts {
  engine: Engine;
  percent: number;
  unstarted_with: number;
  unstarted_without: number;
  started_with: number;
  started_without: number;
}

/**
 * Counts by engine and percentage, of each network and of each visitor the first page view since the canary began; by
 * the revision that pages were served at, and no clock of an edge.
 */
export async function countStarts(
  db: Kysely<Tables>,
  channel: Channel,
  { canary, live }: { canary: number; live: readonly number[] },
): Promise<CountedStarts[]> {
  const { rows } = await sql<CountedStarts>`
    with share as (${percentages(channel, canary)}), seen as (
      select composition, engine, network, visitor, revision, viewed_at, false as has_started
      from failed_view
      where channel = ${channel} and kind = 'not-started' and not is_late and visitor is not null
      union all
      select composition, engine, network, visitor, of_percentage, viewed_at, true
      from started_view, unnest(revisions) as of_percentage
      where channel = ${channel} and visitor is not null
    ), of_network as (
      select distinct on (network, engine) engine, network, visitor, seen.revision, viewed_at, percent,
        has_started, ${canary}::int = any(canaries) as has_canary
      from seen
      join share on ${isWithin('seen.revision')}
      join served_composition served on served.channel = ${channel} and served.id = composition
      where served.canaries <@ ${live as number[]}::int[]
      order by network, engine, seen.revision, viewed_at, composition
    ), first as (
      select distinct on (visitor, engine) * from of_network
      order by visitor, engine, revision, viewed_at, network
    )
    select
      engine,
      percent,
      count(*) filter (where not has_started and has_canary)::int as unstarted_with,
      count(*) filter (where not has_started and not has_canary)::int as unstarted_without,
      count(*) filter (where has_started and has_canary)::int as started_with,
      count(*) filter (where has_started and not has_canary)::int as started_without
    from first where engine is not null group by engine, percent`.execute(db);
  return rows;
}

/** A promotion of a stable release. */
export interface Promotion {
  name: string;
  release: string;
  previous: string;
  /** ISO 8601. */
  at: string;
}

/**
 * The newest change of each name with automatic rollback, if it promoted the name's current release within the last
 * hour.
 */
export async function findRecentPromotions(
  db: Kysely<Tables>,
  channel: Channel,
): Promise<Promotion[]> {
  const { rows } = await sql<Promotion>`
    select served.name, served.release, change.from_release as previous, change.changed_at as at
    from auto_rollback
    join channel_release served using (channel, name)
    join lateral (
      select * from channel_change
      where channel = served.channel and name = served.name and kind in ('promote', 'rollback')
      order by id desc limit 1) change on true
    where served.channel = ${channel}
      and change.kind = 'promote'
      and change.to_release = served.release
      and change.from_release is not null
      and change.from_release <> change.to_release
      and change.changed_at > now() - interval '1 hour'`.execute(db);
  return rows;
}

/** Page views and failed ones before and after a promotion, and the networks that saw failures after it. */
interface Seen {
  views_before: number;
  failed_before: number;
  views_after: number;
  failed_after: number;
  networks: number;
}

/**
 * Counts views and failed views in the hour before the promotion and since. Of each network the first few failures of
 * both periods together count: one that always fails does so before the promotion.
 */
export async function countAround(
  db: Kysely<Tables>,
  channel: Channel,
  { name, release, previous, at }: Promotion,
  { reportsPerNetwork }: RollbackRules,
): Promise<Seen> {
  const start = sql`${at}::timestamptz - interval '1 hour'`;
  const { rows } = await sql<Seen>`
    with failed as (
      select distinct on (page) page, network, viewed_at, viewed_at >= ${at}::timestamptz as is_after
      from failed_view
      where channel = ${channel} and name = ${name}
        and viewed_at >= ${start}
        and release = case when viewed_at >= ${at}::timestamptz then ${release} else ${previous} end
        and kind = any(${releaseFailures})
        and not is_late
      order by page
    ), ordered as (
      select *, row_number() over (partition by network order by viewed_at, page) as at from failed
    ), counted as (
      select
        count(*) filter (where not is_after)::int as failed_before,
        count(*) filter (where is_after)::int as failed_after,
        count(distinct network) filter (where is_after)::int as networks
      from ordered where at <= ${reportsPerNetwork}
    ), viewed as (
      select
        coalesce(sum(views) filter (where served.releases ->> ${name} = ${previous}
          and minute < ${at}::timestamptz), 0)::int as views_before,
        coalesce(sum(views) filter (where served.releases ->> ${name} = ${release}
          and minute >= date_trunc('minute', ${at}::timestamptz)), 0)::int as views_after
      from page_views
      join served_composition served
        on served.channel = page_views.channel and served.id = page_views.composition
      where page_views.channel = ${channel} and minute >= ${start}
    )
    select * from counted, viewed`.execute(db);
  return (
    rows[0] ?? { views_before: 0, failed_before: 0, views_after: 0, failed_after: 0, networks: 0 }
  );
}
