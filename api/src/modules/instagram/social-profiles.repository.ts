import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../tables.ts';
import type { FirmKind } from '../firms/firm-kind.ts';

/** Addresses of a firm's pages elsewhere; null takes one away, undefined leaves it. */
export interface SocialProfiles {
  linkedin_profile?: string | null | undefined;
  instagram_profile?: string | null | undefined;
}

/** @returns whether the account has a profile */
export async function saveSocialProfiles(
  db: Kysely<Tables>,
  { table }: Pick<FirmKind, 'table'>,
  accountId: number,
  given: SocialProfiles,
): Promise<boolean> {
  const values = Object.entries(given).filter(([, value]) => value !== undefined);
  const changes = values.map(([name, value]) => sql`${sql.ref(name)} = ${value || null}`);
  const { rows } = await sql`
    update ${sql.table(table)} set ${sql.join([...changes, sql`updated_at = now()`])}
    where account_id = ${accountId} returning id`.execute(db);
  return rows.length > 0;
}
