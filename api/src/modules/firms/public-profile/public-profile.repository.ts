import type { Database } from '@aangan/server';
import type { Tables } from '../../../tables.ts';
import type { FirmKind } from '../firm-kind.ts';
import type { FoundFirm } from './found-firm.ts';

/** The public profile of a firm of an active account, also of one that is not verified yet; undefined when there is none. */
export async function findFirm(
  database: Database<Tables>,
  kind: FirmKind,
  id: number,
): Promise<FoundFirm | undefined> {
  const { rows } = await database.pool.query<FoundFirm>({
    name: `${kind.table}-public`,
    text: `select ${kind.profileJson}::text as answer, f.is_verified as "isVerified", f.account_id as "accountId"
      from ${kind.table} f where f.id = $1 and f.is_active`,
    values: [id],
  });
  return rows[0];
}

/** Whether a firm had this id and its account was erased. */
export async function isErased(
  { pool }: Database<Tables>,
  { table }: FirmKind,
  id: number,
): Promise<boolean> {
  const { rowCount } = await pool.query({
    name: 'erased-profile',
    text: 'select from erased_profile where kind = $1 and profile_id = $2',
    values: [table, id],
  });
  return rowCount === 1;
}
