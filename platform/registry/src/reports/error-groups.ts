import type { Channel, ReportedFailure } from '@aangan/manifest';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import { fingerprintOf } from './fingerprint.ts';

/** Different failures of one release that are kept apart: so many that pages report, and as many that servers see. */
const maxGroups = 100;
/** Networks that a group remembers: enough to tell what many visitors see from what one sends. */
const maxNetworks = 20;

/**
 * The place of a group among those of the network that saw it first, within a release. Groups with the last places give
 * way: a network's share is then as large as any other's, however many failures it makes up.
 */
export const placeInNetwork = sql<number>`row_number() over (
  partition by channel, name, release, is_server, networks[1]
  order by cardinality(networks) desc, failures desc, last_at desc, fingerprint)`;

/** Adds failures to their groups. Of too many groups, some are counted together instead. */
export async function groupFailures(
  db: Kysely<Tables>,
  channel: Channel,
  failures: readonly ReportedFailure[],
): Promise<void> {
  const groups = Map.groupBy(failures, (failure) =>
    [failure.name, failure.release, fingerprintOf(failure)].join(' '),
  );
  await db
    .insertInto('error_group')
    .values([...groups.values()].flatMap((group) => rowOf(channel, group) ?? []))
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
  const releases = new Set(failures.map(({ name, release }) => `${name} ${release}`));
  await foldGroups(db, channel, [...releases]);
}

function rowOf(channel: Channel, group: readonly ReportedFailure[]) {
  const [failure] = group;
  if (!failure) return undefined;
  const { name, release, kind, route, composition, isServer } = failure;
  const { expose = null, message, stack = '' } = failure;
  const networks = [...new Set(group.map(({ network }) => network))].slice(0, maxNetworks);
  return {
    ...{ channel, name, release, kind, expose, route, composition, message, stack, networks },
    ...{ fingerprint: fingerprintOf(failure), is_server: isServer, failures: group.length },
    engines: [...new Set(group.flatMap(({ engine }) => engine ?? []))].sort(),
    changed_pages: group.filter(({ isPageChanged }) => isPageChanged).length,
  };
}

const bothNetworks = sql<string[]>`(
  select array_agg(network order by first) from (
    select network, min(at) as first
    from unnest(error_group.networks || excluded.networks) with ordinality as seen (network, at)
    group by network order by first limit ${maxNetworks}) as kept)`;

const bothEngines = sql<string[]>`array(
  select distinct unnest(error_group.engines || excluded.engines) order by 1)`;

/** Replaces the groups beyond the limit with one for each kind that counts their failures. */
async function foldGroups(
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
