import type { MeasureReport } from '@aangan/manifest';
import { type Kysely, sql } from 'kysely';
import { versionOf } from '../release/release-source.ts';
import type { Tables } from '../tables.ts';
import { placeInNetwork } from './error-groups.ts';
import { percentileOf } from './measure-counts.ts';

/** Failures of one release that are the same one. */
export interface ErrorGroup {
  channel: string;
  name: string;
  release: string;
  version: string | null;
  kind: string;
  expose: string | null;
  /** The pattern of the route of the first. */
  route: string;
  message: string;
  stack: string;
  /** The composition of the last. */
  composition: string;
  /** Name → release of that composition: what to put on a channel to see it; null where it is forgotten already. */
  releases: Record<string, string> | null;
  /** Whether the server has seen it while it rendered the page. */
  isServer: boolean;
  failures: number;
  /** The engines that it was seen in; none where only servers saw it. */
  engines: string[];
  /** Of the failures, those in pages that a translator or an extension had changed. */
  changedPages: number;
  firstAt: string;
  lastAt: string;
}

export interface Asked {
  name: string;
  channel: string;
  release?: string | undefined;
}

/** Groups of failures that one answer has, of those that servers saw and of those that pages reported. */
const maxGroups = 50;

/**
 * The failures of a name on a channel: first what servers saw, then what was seen in the most networks. Which of many are
 * listed does not depend on how many one network sends.
 */
export async function findErrors(
  db: Kysely<Tables>,
  { name, channel, release }: Asked,
): Promise<ErrorGroup[]> {
  const grouped = db
    .selectFrom('error_group')
    .selectAll()
    .select(placeInNetwork.as('place_in_network'))
    .where('channel', '=', channel)
    .where('name', '=', name)
    .$if(release !== undefined, (query) => query.where('release', '=', release ?? ''));
  const placed = db.selectFrom(grouped.as('grouped')).selectAll().select(place.as('place'));
  const rows = await db
    .selectFrom(placed.as('error'))
    .leftJoin('release', (join) =>
      join.onRef('release.name', '=', 'error.name').onRef('release.release', '=', 'error.release'),
    )
    .leftJoin('served_composition as served', (join) =>
      join
        .onRef('served.channel', '=', 'error.channel')
        .onRef('served.id', '=', 'error.composition'),
    )
    .select('served.releases')
    .select(['error.channel', 'error.name', 'error.release', 'error.kind', 'error.expose'])
    .select(['error.route', 'error.message', 'error.stack', 'error.composition'])
    .select(['error.is_server as isServer', 'error.failures', 'error.engines'])
    .select('error.changed_pages as changedPages')
    .select(['error.first_at as firstAt', 'error.last_at as lastAt'])
    .select('release.package_version')
    .where('error.place', '<=', maxGroups)
    .orderBy('error.is_server', 'desc')
    .orderBy(sql`cardinality(error.networks)`, 'desc')
    .orderBy('error.failures', 'desc')
    .orderBy('error.last_at', 'desc')
    .orderBy('error.fingerprint')
    .execute();
  return rows.map(({ package_version: version, ...row }) => ({
    ...row,
    version: versionOf(version, row.release),
  }));
}

const place = sql<number>`row_number() over (
  partition by is_server
  order by place_in_network, cardinality(networks) desc, failures desc, last_at desc, fingerprint)`;

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

/** The same of all names on a channel, each with what it has served. */
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

/** A measurement of one route of a release: the value that three quarters of the page views keep below. */
export interface RouteMeasure {
  release: string;
  route: string;
  kind: string;
  p75: number | null;
  samples: number;
}

/** What pages of a name measured on a channel in the last day. */
export async function findMeasures(
  db: Kysely<Tables>,
  { name, channel, release }: Asked,
): Promise<RouteMeasure[]> {
  const rows = await db
    .selectFrom('measurement')
    .select(['release', 'route', 'kind', 'counts'])
    .where('channel', '=', channel)
    .where('name', '=', name)
    .where('hour', '>=', sql<string>`now() - interval '1 day'`)
    .$if(release !== undefined, (query) => query.where('release', '=', release ?? ''))
    .execute();
  const groups = Map.groupBy(rows, (row) => [row.route, row.kind, row.release].join(' '));
  return [...groups.entries()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, group]) => {
      const [first] = group;
      if (!first) return [];
      const counts = group.reduce<number[]>(
        (sum, { counts: hour }) => hour.map((count, at) => count + (sum[at] ?? 0)),
        [],
      );
      const kind = first.kind as MeasureReport['kind'];
      return [
        {
          ...{ release: first.release, route: first.route, kind },
          p75: percentileOf(kind, counts, 0.75),
          samples: counts.reduce((sum, count) => sum + count, 0),
        },
      ];
    });
}
