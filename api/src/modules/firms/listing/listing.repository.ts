import type { Database } from '@aangan/server';
import { sql } from 'kysely';
import type { Paging } from '../../../paging/read-paging.ts';
import type { Tables } from '../../../tables.ts';
import type { FirmKind } from '../firm-kind.ts';
import { type FirmFilter, isFiltered } from './firm-filter.ts';
import { orderedPage } from './search-order.ts';

/**
 * The ids of the firms of one page in order, and one more where another page follows.
 *
 * Without filters the statement is named, and so planned once. With filters the best plan depends on how
 * many firms they leave, so PostgreSQL plans it for these very values.
 */
export async function pageOfIds(
  database: Database<Tables>,
  kind: FirmKind,
  filter: FirmFilter,
  paging: Paging,
): Promise<number[]> {
  const page = orderedPage(kind, filter, paging);
  const query = sql`select id from (${page}) as page order by position`.compile(database.kysely);
  const from = paging.after === undefined ? 'page' : 'after';
  const name = isFiltered(filter)
    ? undefined
    : `${kind.table}-${filter.sort}-${from}-${paging.size}`;
  const { rows } = await database.pool.query<{ id: number }>({
    name,
    text: query.sql,
    values: [...query.parameters],
  });
  return rows.map(({ id }) => id);
}

/** The JSON of listing cards by the ids of their firms. */
export async function readCards(
  { pool }: Database<Tables>,
  { table, cardJson }: FirmKind,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await pool.query<{ id: string; card: string }>({
    name: `${table}-cards`,
    text: `select f.id::text, ${cardJson}::text as card from ${table} f where f.id = any ($1::bigint[])`,
    values: [ids],
  });
  return new Map(rows.map(({ id, card }) => [id, card]));
}
