import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../tables.ts';

type Db = Kysely<Tables>;

/** Whose a row is: exactly one of them is set. */
export type Owner =
  | { designer_id: number; vendor_id: null }
  | { designer_id: null; vendor_id: number };

/** What a firm puts in order. */
type OwnedTable = 'portfolio_item' | 'project';

export const ownedBy = (table: OwnedTable, { designer_id, vendor_id }: Owner) =>
  designer_id === null
    ? sql<boolean>`${sql.ref(`${table}.vendor_id`)} = ${vendor_id}`
    : sql<boolean>`${sql.ref(`${table}.designer_id`)} = ${designer_id}`;

export async function countRows(db: Db, table: OwnedTable, owner: Owner): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from ${sql.table(table)} where ${ownedBy(table, owner)}`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
}

/** Those of these ids that are not of the owner. */
export async function foreignIds(
  db: Db,
  table: OwnedTable,
  owner: Owner,
  ids: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from unnest(${sql.val([...ids])}::bigint[]) as asked (id) where not exists (
      select from ${sql.table(table)} where ${sql.ref(`${table}.id`)} = asked.id and ${ownedBy(table, owner)})`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** Puts the owner's rows in this order; those that are not named come before them. */
export async function orderRows(
  db: Db,
  table: OwnedTable,
  owner: Owner,
  ids: readonly number[],
): Promise<void> {
  await sql`
    update ${sql.table(table)} set position = coalesce(array_position(${sql.val([...ids])}::bigint[], id), 0)
    where ${ownedBy(table, owner)}`.execute(db);
}
