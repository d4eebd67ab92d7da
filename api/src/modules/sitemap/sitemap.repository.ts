import type { Kysely } from 'kysely';
import type { Tables } from '../../tables.ts';

/** The profiles that have public pages. */
export type ProfileTable = 'designer_profile' | 'vendor_profile';

/** A public profile's id, and when it last changed. */
export interface PublicProfile {
  id: number;
  updated_at: string;
}

/** The highest id of a profile with a public page; 0 where there is none. */
export async function findHighestId(db: Kysely<Tables>, table: ProfileTable): Promise<number> {
  const row = await db
    .selectFrom(table)
    .select(({ fn }) => fn.max('id').as('highest'))
    .where('is_verified', '=', true)
    .where('is_active', '=', true)
    .executeTakeFirst();
  return row?.highest ?? 0;
}

/** Public profiles with `after` < id <= `last`, lowest id first. */
export function findProfiles(
  db: Kysely<Tables>,
  table: ProfileTable,
  range: { after: number; last: number; limit: number },
): Promise<PublicProfile[]> {
  return db
    .selectFrom(table)
    .select(['id', 'updated_at'])
    .where('is_verified', '=', true)
    .where('is_active', '=', true)
    .where('id', '>', range.after)
    .where('id', '<=', range.last)
    .orderBy('id')
    .limit(range.limit)
    .execute();
}
