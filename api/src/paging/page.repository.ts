import { pagingLimits } from '@aangan/domain';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import type { ListedPage } from './page-body.ts';
import type { Paging } from './read-paging.ts';

/**
 * Reads one page of rows that PostgreSQL writes as JSON.
 * @param parts the JSON of a row, what follows `from` up to the conditions, and the order
 */
export async function readPage(
  db: Kysely<Tables>,
  { size, offset }: Paging,
  { item, from, order }: Record<'item' | 'from' | 'order', RawBuilder<unknown>>,
): Promise<ListedPage> {
  const { rows } = await sql<{ count: number; items: string[] }>`
    select
      (select count(*)::integer from (
        select from ${from} limit ${sql.lit(pagingLimits.countExactMax + 1)}) as counted) as count,
      array(select (${item})::text from ${from} order by ${order}
        limit ${sql.lit(size + 1)} offset ${offset}) as items`.execute(db);
  const { count = 0, items = [] } = rows[0] ?? {};
  return {
    count,
    hasMore: items.length > size,
    isEmpty: items.length === 0,
    resultsJson: `[${items.slice(0, size).join(',')}]`,
  };
}
