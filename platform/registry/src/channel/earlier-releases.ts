import type { Channel } from '@aangan/manifest';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import { isOfRevokedToken } from '../tokens/revoked-tokens.ts';

/** How long pages stay open that may still load files of a release that their channel served, in days. */
const keptDays = 30;

/**
 * The releases that a channel served in the last days, by name. One that was retired is not among them, nor one that was
 * published with a token of a team that was revoked since: what another may have published is only served where it
 * is served still.
 */
export async function findEarlier(
  db: Kysely<Tables>,
  channel: Channel,
): Promise<Record<string, string[]>> {
  const { rows } = await sql<{ name: string; releases: string[] }>`
    select change.name, array_agg(distinct side.release order by side.release) as releases
    from channel_change change
      cross join lateral (values (change.from_release), (change.to_release)) side (release)
      join release on release.name = change.name and release.release = side.release
    where change.channel = ${channel} and change.changed_at > now() - make_interval(days => ${keptDays})
      and release.published_at is not null and release.retired_at is null
      and not ${isOfRevokedToken('release')}
    group by change.name order by change.name`.execute(db);
  return Object.fromEntries(rows.map(({ name, releases }) => [name, releases]));
}
