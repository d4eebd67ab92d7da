import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../tables.ts';
import { type OwnedTable, type Owner, ownedBy } from './owner.columns.ts';

type Db = Kysely<Tables>;

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
