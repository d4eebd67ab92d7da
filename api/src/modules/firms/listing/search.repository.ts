import { pagingLimits } from '@aangan/domain';
import type { Database } from '@aangan/server';
import { sql } from 'kysely';
import type { Paging } from '../../../paging/read-paging.ts';
import type { Tables } from '../../../tables.ts';
import type { FirmKind } from '../firm-kind.ts';
import { type FirmFilter, matchingCondition } from './firm-filter.ts';
import { tierOf } from './search-order.ts';
import { sortKeyOf } from './sorted-page.ts';

interface Searched {
  /** Counted up to the first number that is not told exactly. */
  count: number;
  /** Where the count is exact, the ids of the page in order, and one more where another page follows. */
  ids: number[];
}

/**
 * Searches once for the count and the page: where words are rare, to find the firms that have them is what costs. Where
 * more are found than are counted, the page is better read in the order of an index.
 */
export async function searchFirms(
  { pool, kysely }: Database<Tables>,
  kind: FirmKind,
  filter: FirmFilter,
  { size, offset }: Paging,
): Promise<Searched> {
  const { key, direction } = sortKeyOf(kind, filter.sort);
  const first = filter.sort === 'rating' ? tierOf(filter) : sql`f.key ${direction}`;
  const max = sql.lit(pagingLimits.countExactMax);
  const query = sql`
    with found as materialized (
      select f.id, f.rating, f.name_key, ${key} as key from ${sql.table(kind.table)} f
      where ${matchingCondition(kind, filter)} limit ${max} + 1
    )
    select (select count(*)::integer from found) as count,
      array(
        select f.id from found f where (select count(*) from found) <= ${max}
        order by ${first}, f.rating desc, f.id desc limit ${sql.lit(size + 1)} offset ${sql.lit(offset)}
      ) as ids`.compile(kysely);
  const { rows } = await pool.query<Searched>(query.sql, [...query.parameters]);
  return rows[0] ?? { count: 0, ids: [] };
}
