import type { Database } from '@aangan/server';
import { CompiledQuery, type Kysely } from 'kysely';
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
 * Where no city is given, the former one stays while the address names it, else it is read from there.
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
  const { city, ...others } = given;
  const columns = {
    ...others,
    city: city ?? cityOfAddress(String(given.head_office_address ?? '')),
  };
  const names = Object.keys(columns).map(quoted);
  const { rows } = await db.executeQuery<{ id: number; isNew: boolean }>(
    CompiledQuery.raw(
      `insert into ${kind.table} as f (account_id, ${names.join(', ')})
      values ($1, ${names.map((_, n) => `$${n + 4}`).join(', ')})
      on conflict (account_id) do update set
        ${Object.keys(others)
          .map((name) => `${quoted(name)} = excluded.${quoted(name)}`)
          .join(', ')},
        city = case when $3 or position(lower(f.city) in lower(excluded.head_office_address)) = 0
          or f.city is null then excluded.city else f.city end,
        updated_at = now()
        where $2::text in ('', to_json(f.updated_at) #>> '{}')
      returning id, xmax = 0 as "isNew"`,
      [accountId, version, city != null, ...Object.values(columns)],
    ),
  );
  return rows[0];
}

/** Whatever the name is, it stays a name. */
const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** The featured links of a profile, in this order, in place of those it had. */
export async function replaceLinks(
  db: Kysely<Tables>,
  { owner }: FirmKind,
  profileId: number,
  links: readonly NewLink[],
): Promise<void> {
  await db.executeQuery(
    CompiledQuery.raw(
      `with former as (delete from featured_link where ${owner} = $1)
      insert into featured_link (${owner}, position, type, url, title, image_url)
      select $1, position - 1, link ->> 'type', link ->> 'url', link ->> 'title', link ->> 'image_url'
      from json_array_elements($2) with ordinality as given (link, position)`,
      [profileId, JSON.stringify(links)],
    ),
  );
}
