import type { Channel } from '@aangan/manifest';
import { releaseFailures } from '@aangan/manifest/report-limits';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import { evidenceOfRise, falseAlarmRate } from './evidence.ts';
import { fewestFailures, fewestViewsBefore, type RollbackRules } from './rollback-rules.ts';

/** A stable release that fails significantly more often than the one before it. */
export interface FailingRelease {
  name: string;
  release: string;
  before: { release: string; views: number; failed: number };
  after: { views: number; failed: number };
  networks: number;
}

interface Promotion {
  name: string;
  release: string;
  previous: string;
  at: string;
}

/** The remotes of a channel that the platform may roll back, were promoted within the hour, and fail since. */
export async function findFailingReleases(
  db: Kysely<Tables>,
  channel: Channel,
  rules: RollbackRules,
): Promise<FailingRelease[]> {
  const found: FailingRelease[] = [];
  for (const promotion of await recentPromotions(db, channel)) {
    const { name, release, previous } = promotion;
    const seen = await compare(db, channel, promotion, rules);
    const before = { views: seen.views_before, failed: seen.failed_before };
    const after = { views: seen.views_after, failed: seen.failed_after };
    const isEnough =
      after.failed >= fewestFailures &&
      seen.networks >= rules.networks &&
      before.views >= fewestViewsBefore &&
      evidenceOfRise(before, after) >= 1 / falseAlarmRate;
    if (!isEnough) continue;
    found.push({
      ...{ name, release, after, networks: seen.networks },
      before: { release: previous, ...before },
    });
  }
  return found;
}

/** The newest change of each switched-on name, where it promoted the release that is there now, within the hour. */
async function recentPromotions(db: Kysely<Tables>, channel: Channel): Promise<Promotion[]> {
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
async function compare(
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
