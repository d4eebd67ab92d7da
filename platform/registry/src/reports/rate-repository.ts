import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import type { Asked } from './asked.ts';

/** Views of pages with a release, and its failures, in the last hour. */
export interface ReleaseRate {
  release: string;
  views: number;
  failures: Record<string, number>;
}

/** What happened with each release of a name on a channel in the last hour. */
export async function findRates(
  db: Kysely<Tables>,
  { name, channel }: Asked,
): Promise<ReleaseRate[]> {
  const since = sql`now() - interval '1 hour'`;
  const { rows } = await sql<ReleaseRate>`
    with viewed as (
      select served.releases ->> ${name} as release, sum(views)::int as views
      from page_views
      join served_composition served
        on served.channel = page_views.channel and served.id = page_views.composition
      where page_views.channel = ${channel} and minute >= ${since} and served.releases ? ${name}
      group by 1
    ), failed as (
      select release, jsonb_object_agg(kind, failures) as failures
      from (
        select release, kind, sum(failures)::int as failures from failure_count
        where channel = ${channel} and name = ${name} and minute >= ${since}
        group by 1, 2) by_kind
      group by 1
    )
    select release, coalesce(views, 0) as views, coalesce(failures, '{}') as failures
    from viewed full join failed using (release)
    order by views desc, release`.execute(db);
  return rows;
}

/** What happened with each release of every name on a channel in the last hour. */
export async function findChannelRates(
  db: Kysely<Tables>,
  channel: string,
): Promise<(ReleaseRate & { name: string })[]> {
  const since = sql`now() - interval '1 hour'`;
  const { rows } = await sql<ReleaseRate & { name: string }>`
    with viewed as (
      select member.key as name, member.value as release, sum(views)::int as views
      from page_views
      join served_composition served
        on served.channel = page_views.channel and served.id = page_views.composition
      cross join lateral jsonb_each_text(served.releases) as member
      where page_views.channel = ${channel} and minute >= ${since}
      group by 1, 2
    ), failed as (
      select name, release, jsonb_object_agg(kind, failures) as failures
      from (
        select name, release, kind, sum(failures)::int as failures from failure_count
        where channel = ${channel} and minute >= ${since}
        group by 1, 2, 3) by_kind
      group by 1, 2
    )
    select name, release, coalesce(views, 0) as views, coalesce(failures, '{}') as failures
    from viewed full join failed using (name, release)
    order by name, views desc, release`.execute(db);
  return rows;
}
