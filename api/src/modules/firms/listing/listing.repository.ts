import { pagingLimits } from '@aangan/domain';
import type { Database } from '@aangan/server';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Paging } from '../../../paging/read-paging.ts';
import { largeCountMin, type ValueCount } from '../../../plugins/guest-cache/guest-cache.ts';
import type { Tables } from '../../../tables.ts';
import type { FirmKind } from '../firm-kind.ts';
import { type FirmFilter, matchingCondition, namesOf } from './firm-filter.ts';
import { orderedPage, sortKeyOf, tierOf } from './page-order.ts';

const max = sql.lit(pagingLimits.countExactMax);
const counted = sql.lit(largeCountMin);

/** The firms that match, each as `f`. */
const matching = (kind: FirmKind, filter: FirmFilter) =>
  sql`${sql.table(kind.table)} f where ${matchingCondition(kind, filter)}`;

/**
 * Planned for these very values, unless it is named: how many firms a filter leaves decides which index is the best.
 * @param name of a statement that is planned once
 */
async function read<Row extends object>(
  { pool, kysely }: Database<Tables>,
  query: RawBuilder<unknown>,
  name?: string,
): Promise<Row[]> {
  const { sql: text, parameters } = query.compile(kysely);
  return (await pool.query<Row>({ name, text, values: [...parameters] })).rows;
}

/** The ids of the firms of one page in order, and one more where another page follows. */
export async function pageOfIds(
  database: Database<Tables>,
  kind: FirmKind,
  filter: FirmFilter,
  paging: Paging,
): Promise<number[]> {
  const page = orderedPage(kind, filter, paging);
  const from = paging.after === undefined ? 'page' : 'after';
  const isFiltered = namesOf(filter).length > 0;
  const rows = await read<{ id: number }>(
    database,
    sql`select id from (${page}) as page order by position`,
    isFiltered ? undefined : `${kind.table}-${filter.sort}-${from}-${paging.size}`,
  );
  return rows.map(({ id }) => id);
}

/** How many firms match, counted up to {@link largeCountMin}. */
export async function countFirms(
  database: Database<Tables>,
  kind: FirmKind,
  filter: FirmFilter,
): Promise<number> {
  const [row] = await read<{ count: number }>(
    database,
    sql`select count(*)::integer as count from (select from ${matching(kind, filter)} limit ${counted}) as counted`,
  );
  return row?.count ?? 0;
}

interface Searched {
  /** Counted up to {@link largeCountMin}. */
  count: number;
  /** Where the count is exact, the ids of the page in order, and one more where another page follows. */
  ids: number[];
}

/**
 * Searches once for the count and the page: where words are rare, to find the firms that have them is what costs. Where
 * more are found than are counted, the page is better read in the order of an index.
 */
export async function searchFirms(
  database: Database<Tables>,
  kind: FirmKind,
  filter: FirmFilter,
  { size, offset }: Paging,
): Promise<Searched> {
  const { key, direction } = sortKeyOf(kind, filter.sort);
  const first = filter.sort === 'rating' ? tierOf(filter) : sql`f.key ${direction}`;
  const [row] = await read<Searched>(
    database,
    sql`
      with found as materialized (
        select f.id, f.rating_lead, f.name_key, ${key} as key from ${matching(kind, filter)} limit ${counted}
      )
      select (select count(*)::integer from found) as count,
        array(
          select f.id from found f where (select count(*) from found) <= ${max}
          order by ${first}, f.rating_lead desc, f.id desc limit ${sql.lit(size + 1)} offset ${sql.lit(offset)}
        ) as ids`,
  );
  return row ?? { count: 0, ids: [] };
}

/** How many of the firms that match have each value of what `by` reads of `f`. */
export async function countBy(
  db: Kysely<Tables>,
  kind: FirmKind,
  filter: FirmFilter,
  by: RawBuilder<unknown>,
): Promise<ValueCount[]> {
  const { rows } = await sql<ValueCount>`
    select ${by} as value, count(*)::integer as count from ${matching(kind, filter)} and ${by} is not null
    group by ${by}`.execute(db);
  return rows;
}

/** Whether a listed firm is in the city with this slug, or has a project there. */
export async function hasFirmIn(db: Kysely<Tables>, kind: FirmKind, slug: string) {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from ${sql.table(kind.table)} f where f.is_listed and f.city_slug = ${slug})
      or exists (select from ${sql.table(kind.table)} f where f.is_listed and f.project_cities && ${[slug]}::text[])
      as has`.execute(db);
  return rows[0]?.has ?? false;
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
