import type { Channel } from '@aangan/manifest';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { isAmong } from '../release/named-release-repository.ts';
import type { Tables } from '../tables.ts';
import { isOfRevokedToken } from '../tokens/token-repository.ts';

/**
 * The revision of a name's newest security fix if the release served on the channel before it; null for other releases,
 * and for the release that the fix put there.
 */
function fixAfter(alias: string, channel: Channel): RawBuilder<number | null> {
  const name = sql.ref(`${alias}.name`);
  const release = sql.ref(`${alias}.release`);
  return sql<number | null>`(
    select fix.revision from (
      select id, revision, to_release from channel_change
      where channel = ${channel} and name = ${name} and kind = 'promote' and is_security_fix
      order by id desc limit 1) fix
    where fix.to_release <> ${release} and exists (
      select from channel_change earlier
      where earlier.channel = ${channel} and earlier.name = ${name} and earlier.to_release = ${release}
        and earlier.kind in ('promote', 'rollback', 'canary') and earlier.id < fix.id))`;
}

/**
 * Whether a release that served may be the last known good one of a channel: what pages fall back to, and what a
 * rollback goes to without a person naming it.
 * @param alias of the table `release` in the query
 */
export function isKnownGood(alias: string, channel: Channel): RawBuilder<boolean> {
  return sql<boolean>`(${fixAfter(alias, channel)} is null and not ${isOfRevokedToken(alias)})`;
}

/**
 * The releases among these that are not last known good ones, each with the revision of the security fix after it.
 * `fix` is null for a release that is refused only because its token was revoked.
 */
export async function findDoubtful(
  db: Kysely<Tables>,
  channel: Channel,
  releases: readonly { name: string; release: string }[],
): Promise<{ name: string; release: string; fix: number | null }[]> {
  if (releases.length === 0) return [];
  return db
    .selectFrom('release')
    .select(['name', 'release'])
    .select(fixAfter('release', channel).as('fix'))
    .where(isAmong(releases))
    .where((eb) => eb.not(isKnownGood('release', channel)))
    .orderBy('name')
    .orderBy('release')
    .execute();
}
