import { type PricedLine, type Quote, quoteLimits } from '@aangan/domain/quotes';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../tables.ts';

type Db = Kysely<Tables>;

const columns = ['id', 'name', 'content', 'updated_at'] as const;

export const listTemplates = (db: Db, accountId: number) =>
  db
    .selectFrom('quote_template')
    .select(['id', 'name', 'updated_at'])
    .where('account_id', '=', accountId)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** Undefined for one of another account or none. */
export const findTemplate = (db: Db, accountId: number, id: number) =>
  db
    .selectFrom('quote_template')
    .select(columns)
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();

/** @returns undefined where the account has as many as it can have */
export async function insertTemplate(
  db: Db,
  accountId: number,
  { name, content }: { name: string; content: Quote },
): Promise<number | undefined> {
  await sql`select from account where id = ${accountId} for no key update`.execute(db);
  const { rows } = await sql<{ id: number }>`
    insert into quote_template (account_id, name, content)
    select ${accountId}, ${name}, ${JSON.stringify(content)}::jsonb
    where (select count(*) from quote_template where account_id = ${accountId}) < ${quoteLimits.templatesMax}
    returning id`.execute(db);
  return rows[0]?.id;
}

/** @returns whether the account has it */
export async function updateTemplate(
  db: Db,
  accountId: number,
  id: number,
  { name, content }: { name: string; content: Quote },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('quote_template')
    .set({ name, content: JSON.stringify(content), updated_at: sql<string>`now()` })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** @returns whether the account had it */
export async function deleteTemplate(db: Db, accountId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('quote_template')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Revision 0 and nothing in it where there is none yet. */
export async function findPrices(
  db: Db,
  accountId: number,
): Promise<{ revision: number; items: PricedLine[] }> {
  const found = await db
    .selectFrom('price_list')
    .select(['revision', 'items'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return found ?? { revision: 0, items: [] };
}

/** @returns whether the revision was the current one */
export async function savePrices(
  db: Db,
  accountId: number,
  { revision, items }: { revision: number; items: PricedLine[] },
): Promise<boolean> {
  const { rows } = await sql`
    insert into price_list (account_id, items, revision)
    select ${accountId}, ${JSON.stringify(items)}::jsonb, 1 where ${revision}::integer = 0
      or exists (select from price_list where account_id = ${accountId})
    on conflict (account_id) do update set items = excluded.items, revision = price_list.revision + 1, updated_at = now()
      where price_list.revision = ${revision}
    returning true`.execute(db);
  return rows.length > 0;
}
