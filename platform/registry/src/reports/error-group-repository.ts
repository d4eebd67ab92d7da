import type { Channel } from '@aangan/manifest';
import { type Insertable, type Kysely, sql } from 'kysely';
import { versionOf } from '../release/release-source.ts';
import type { Tables } from '../tables.ts';
import type { Asked } from './asked.ts';

/** The most groups of failures per release: so many that pages report, and as many that servers see. */
const maxGroups = 100;
/** The most networks that a group stores: enough to tell what many visitors see from what one sends. */
export const maxNetworks = 20;

/**
 * The rank of a group, within a release, among the groups that the same network saw first. Groups with the last ranks
 * give way, so that each network has an equal share, however many failures it makes up.
 */
const placeInNetwork = sql<number>`row_number() over (
  partition by channel, name, release, is_server, networks[1]
  order by cardinality(networks) desc, failures desc, last_at desc, fingerprint)`;

/** Adds failures to their groups. @param rows at least one, and each group once */
export async function upsertGroups(
  db: Kysely<Tables>,
  rows: readonly Insertable<Tables['error_group']>[],
): Promise<void> {
  await db
    .insertInto('error_group')
    .values([...rows])
    .onConflict((conflict) =>
      conflict.columns(['channel', 'name', 'release', 'fingerprint']).doUpdateSet((eb) => ({
        failures: sql`error_group.failures + excluded.failures`,
        networks: bothNetworks,
        engines: bothEngines,
        changed_pages: sql`error_group.changed_pages + excluded.changed_pages`,
        composition: eb.ref('excluded.composition'),
        last_at: sql`now()`,
      })),
    )
    .execute();
}

const bothNetworks = sql<string[]>`(
  select array_agg(network order by first) from (
    select network, min(at) as first
    from unnest(error_group.networks || excluded.networks) with ordinality as seen (network, at)
    group by network order by first limit ${maxNetworks}) as kept)`;

const bothEngines = sql<string[]>`array(
  select distinct unnest(error_group.engines || excluded.engines) order by 1)`;

/**
 * Replaces the groups beyond the limit with one for each kind that counts their failures.
 * @param releases `<name> <release>` of those that have got groups
 */
export async function foldGroups(
  db: Kysely<Tables>,
  channel: Channel,
  releases: readonly string[],
): Promise<void> {
  await sql`
    with grouped as (
      select *, ${placeInNetwork} as place_in_network from error_group
      where channel = ${channel}
        and (name, release) in (
          select split_part(one, ' ', 1), split_part(one, ' ', 2)
          from unnest(${releases}::text[]) as one)
        and fingerprint not like 'further %'
    ), placed as (
      select *, row_number() over (
        partition by name, release, is_server
        order by place_in_network, cardinality(networks) desc, failures desc, last_at desc, fingerprint
      ) as place
      from grouped
    ), folded as (
      delete from error_group using placed
      where placed.place > ${maxGroups} and error_group.channel = placed.channel
        and error_group.name = placed.name and error_group.release = placed.release
        and error_group.fingerprint = placed.fingerprint
      returning error_group.*
    )
    insert into error_group
      (channel, name, release, fingerprint, kind, route, message, stack, composition, is_server, failures)
    select channel, name, release,
      'further ' || case when is_server then 'server ' else 'page ' end || kind, kind, '/*',
      'Further failures', '', max(composition), is_server, sum(failures)
    from folded group by channel, name, release, kind, is_server
    on conflict (channel, name, release, fingerprint) do update
      set failures = error_group.failures + excluded.failures,
        composition = excluded.composition, last_at = now()`.execute(db);
}

/** Failures of one release that count as the same. */
export interface ErrorGroup {
  channel: string;
  name: string;
  release: string;
  version: string | null;
  kind: string;
  expose: string | null;
  /** The pattern of the first failure's route. */
  route: string;
  message: string;
  stack: string;
  /** The composition of the last failure. */
  composition: string;
  /**
   * Name → release of that composition: what to put on a channel to see the failure; null if it is no longer stored.
   */
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

/** Groups of failures that one answer has, of those that servers saw and of those that pages reported. */
const maxAnswered = 50;

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
    .where('error.place', '<=', maxAnswered)
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
