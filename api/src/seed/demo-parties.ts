import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

/** The domain of every demo address. */
export const demoDomain = 'aangan.test';

/** A demo account and its profile. */
export interface Party {
  accountId: number;
  designer_id: number | null;
  vendor_id: number | null;
  first_name: string;
  last_name: string;
  email: string;
  phone: string | null;
}

/** The demo accounts and their profiles by slug. */
export async function findParties(db: Kysely<Tables>): Promise<ReadonlyMap<string, Party>> {
  const rows = await db
    .selectFrom('account as a')
    .leftJoin('designer_profile as d', 'd.account_id', 'a.id')
    .leftJoin('vendor_profile as v', 'v.account_id', 'a.id')
    .select(['a.id as accountId', 'd.id as designer_id', 'v.id as vendor_id'])
    .select(['a.first_name', 'a.last_name', 'a.email', 'a.phone'])
    .where('a.email', 'like', `%@${demoDomain}`)
    .execute();
  return new Map(rows.map((row) => [row.email.slice(0, row.email.indexOf('@')), row]));
}

/** The profile of a firm; undefined for an account without one. */
export function ownerOf(party: Party | undefined) {
  if (party?.designer_id) return { designer_id: party.designer_id, vendor_id: null };
  return party?.vendor_id ? { designer_id: null, vendor_id: party.vendor_id } : undefined;
}
