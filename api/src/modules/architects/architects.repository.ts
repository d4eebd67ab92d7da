import type { Database } from '@aangan/server';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../tables.ts';
import { jsonOf } from '../firms/firm.columns.ts';
import { architectColumns } from './architect.columns.ts';
import type { ArchitectBody, ArchitectChange } from './architects.schemas.ts';

type Db = Kysely<Tables>;

/** The designer profile of an account; undefined while there is none. */
export async function findProfileId(db: Db, accountId: number): Promise<number | undefined> {
  const profile = await db
    .selectFrom('designer_profile')
    .select('id')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return profile?.id;
}

/** The architects of an account's profile as a JSON array, in the order they were added. */
export async function listOwnArchitects(db: Db, accountId: number): Promise<string> {
  const { rows } = await sql<{ architects: string }>`
    select coalesce(json_agg(${sql.raw(jsonOf(architectColumns))} order by pa.id), '[]')::text as architects
    from principal_architect pa join designer_profile f on f.id = pa.designer_id
    where f.account_id = ${accountId}`.execute(db);
  return rows[0]?.architects ?? '[]';
}

export interface FoundArchitect {
  json: string;
  /** Whether the firm is verified. */
  isVerified: boolean;
  accountId: number;
}

/** An architect of a firm of an active account; undefined when there is none. */
export async function findArchitect(
  database: Database<Tables>,
  id: number,
): Promise<FoundArchitect | undefined> {
  const { rows } = await database.pool.query<FoundArchitect>({
    name: 'architect',
    text: `select ${jsonOf(architectColumns)}::text as json, f.is_verified as "isVerified", f.account_id as "accountId"
      from principal_architect pa join designer_profile f on f.id = pa.designer_id
      where pa.id = $1 and f.is_active`,
    values: [id],
  });
  return rows[0];
}

export async function insertArchitect(
  db: Db,
  designerId: number,
  { linkedin_profile, portfolio_website, ...architect }: ArchitectBody,
): Promise<number> {
  const { id } = await db
    .insertInto('principal_architect')
    .values({
      ...architect,
      designer_id: designerId,
      linkedin_profile: linkedin_profile ?? null,
      portfolio_website: portfolio_website ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateArchitect(db: Db, id: number, change: ArchitectChange): Promise<void> {
  await db
    .updateTable('principal_architect')
    .set({ ...change, updated_at: sql<string>`now()` })
    .where('id', '=', id)
    .execute();
}

export async function deleteArchitect(db: Db, id: number): Promise<void> {
  await db.deleteFrom('principal_architect').where('id', '=', id).execute();
}
