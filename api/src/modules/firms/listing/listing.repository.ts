import { pagingLimits } from '@aangan/domain';
import type { Database } from '@aangan/server';
import { type RawBuilder, sql } from 'kysely';
import type { ListedPage } from '../../../paging/page-body.ts';
import type { Paging } from '../../../paging/read-paging.ts';
import type { Tables } from '../../../tables.ts';
import type { FirmKind } from '../firm-kind.ts';
import { type FirmFilter, isFiltered, matchingCondition } from './firm-filter.ts';
import { orderedPage } from './search-order.ts';

const countCap = pagingLimits.countExactMax + 1;

/** One page of listed firms and their capped count, as one statement. */
export async function listFirms(
  database: Database<Tables>,
  kind: FirmKind,
  filter: FirmFilter,
  paging: Paging,
): Promise<ListedPage> {
  const profiles = sql.table(kind.table);
  const query = sql<{ count: number; fetched: number; results: string }>`
    with page as materialized (${orderedPage(kind, filter, paging)})
    select
      (select count(*)::integer from (
        select from ${profiles} f where ${matchingCondition(kind, filter)} limit ${sql.lit(countCap)}
      ) as counted) as count,
      (select count(*)::integer from page) as fetched,
      (select coalesce('[' || string_agg(${sql.raw(kind.cardJson)}::text, ',' order by page.position) || ']', '[]')
       from page join ${profiles} f on f.id = page.id
       where page.position <= ${sql.lit(paging.size)}) as results`;
  const name = isFiltered(filter) ? undefined : `${kind.table}-${filter.sort}-${paging.size}`;
  const row = await runListing(database, query, name);
  return {
    count: row.count,
    hasMore: row.fetched > paging.size,
    isEmpty: row.fetched === 0,
    resultsJson: row.results,
  };
}

/**
 * Without filters the statement is named, and so planned once. With filters the best plan depends on how
 * many firms they leave, so PostgreSQL plans it for these very values.
 */
async function runListing<Row extends object>(
  database: Database<Tables>,
  query: RawBuilder<Row>,
  name: string | undefined,
): Promise<Row> {
  const { sql: text, parameters } = query.compile(database.kysely);
  const { rows } = await database.pool.query<Row>({ name, text, values: [...parameters] });
  const [row] = rows;
  if (!row) throw new Error('A listing returned no row.');
  return row;
}
