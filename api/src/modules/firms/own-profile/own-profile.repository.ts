import type { Database } from '@aangan/server';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../tables.ts';
import type { FirmKind } from '../firm-kind.ts';
import { cityOfAddress } from './city-of-address.ts';
import type { NewLink } from './read-links.ts';

/** The values of profile columns, by name; what is not named keeps its value. */
export type ProfileColumns = Record<string, unknown>;

/** The account's own profile as JSON text; undefined while there is none. */
export async function findOwnProfile(
  database: Database<Tables>,
  kind: FirmKind,
  accountId: number,
): Promise<string | undefined> {
  const { rows } = await database.pool.query<{ profile: string }>({
    name: `${kind.table}-own`,
    text: `select ${kind.ownJson}::text as profile from ${kind.table} f where f.account_id = $1`,
    values: [accountId],
  });
  return rows[0]?.profile;
}

/**
 * Adds the account's profile, or changes the columns that are given. Two saves at once follow one another.
 * The city is not asked for: the former one stays while the address names it, else it is read from there.
 * @param version the `updated_at` that a stored profile must have, as its JSON has it; blank for any
 * @returns undefined for a profile of another version
 */
export async function saveProfile(
  db: Kysely<Tables>,
  kind: FirmKind,
  accountId: number,
  given: ProfileColumns,
  version = '',
): Promise<{ id: number; isNew: boolean } | undefined> {
  const columns = { ...given, city: cityOfAddress(String(given.head_office_address ?? '')) };
  const names = Object.keys(columns);
  const profiles = sql.table(kind.table);
  const { rows } = await sql<{ id: number; isNew: boolean }>`
    insert into ${profiles} as f (account_id, ${sql.join(names.map((name) => sql.ref(name)))})
    values (${accountId}, ${sql.join(Object.values(columns))})
    on conflict (account_id) do update set
      ${sql.join(Object.keys(given).map((name) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`))},
      city = case when position(lower(f.city) in lower(excluded.head_office_address)) > 0 then f.city
        else excluded.city end,
      updated_at = now()
      where ${version} in ('', to_json(f.updated_at) #>> '{}')
    returning id, xmax = 0 as "isNew"`.execute(db);
  return rows[0];
}

/** The featured links of a profile, in this order, in place of those it had. */
export async function replaceLinks(
  db: Kysely<Tables>,
  { owner }: FirmKind,
  profileId: number,
  links: readonly NewLink[],
): Promise<void> {
  await db.deleteFrom('featured_link').where(owner, '=', profileId).execute();
  if (links.length === 0) return;
  const none = { designer_id: null, vendor_id: null };
  const rows = links.map((link, position) => ({ ...none, [owner]: profileId, position, ...link }));
  await db.insertInto('featured_link').values(rows).execute();
}
