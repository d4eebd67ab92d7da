import { pagingLimits } from '@aangan/domain';
import type { Database } from '@aangan/server';
import { type RawBuilder, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import type { FirmKind } from './firm-kind.ts';
import type { ListedPage } from './page-body.ts';
import type { Paging } from './read-paging.ts';
import { containing } from './search-words.ts';

export interface FirmFilter {
  /** All must be found. */
  words: string[];
  /** The whole search text in lower case: whoever is called exactly so comes first. */
  name: string;
  /** Each list narrows to firms that have one of its ids. */
  specializations: string[][];
}

const countCap = pagingLimits.countExactMax + 1;

/** One page of listed firms, best rated first, as one statement. */
export async function listFirms(
  database: Database<Tables>,
  kind: FirmKind,
  filter: FirmFilter,
  paging: Paging,
): Promise<ListedPage> {
  const profiles = sql.table(kind.table);
  const matching = matchingCondition(filter);
  const query = sql<{ count: number; fetched: number; results: string }>`
    with page as materialized (${pageOfIds(profiles, filter, matching, paging)})
    select
      (select count(*)::integer from (
        select from ${profiles} f where ${matching} limit ${sql.lit(countCap)}
      ) as counted) as count,
      (select count(*)::integer from page) as fetched,
      (select coalesce('[' || string_agg(${sql.raw(kind.cardJson)}::text, ',' order by page.position) || ']', '[]')
       from page join ${profiles} f on f.id = page.id
       where page.position <= ${sql.lit(paging.size)}) as results`;
  const name = isFiltered(filter) ? undefined : `${kind.table}-page-${paging.size}`;
  const row = await runListing(database, query, name);
  return {
    count: row.count,
    hasMore: row.fetched > paging.size,
    isEmpty: row.fetched === 0,
    resultsJson: row.results,
  };
}

export interface FoundFirm {
  /** The public profile as JSON text. */
  profile: string;
  isVerified: boolean;
  accountId: number;
}

/** A firm of an active account, also one that is not verified yet; undefined when there is none. */
export async function findFirm(
  database: Database<Tables>,
  kind: FirmKind,
  id: number,
): Promise<FoundFirm | undefined> {
  const { rows } = await database.pool.query<FoundFirm>({
    name: `${kind.table}-public`,
    text: `select ${kind.profileJson}::text as profile, f.is_verified as "isVerified", f.account_id as "accountId"
      from ${kind.table} f where f.id = $1 and f.is_active`,
    values: [id],
  });
  return rows[0];
}

const isFiltered = ({ words, specializations }: FirmFilter) =>
  words.length + specializations.length > 0;

function matchingCondition({ words, specializations }: FirmFilter): RawBuilder<unknown> {
  const conditions = [
    sql`f.is_listed`,
    ...specializations.map((ids) => sql`f.specializations && ${ids}::text[]`),
    ...words.map((word) => sql`f.search_doc like ${containing(word)}`),
  ];
  return sql.join(conditions, sql` and `);
}

/**
 * One row more than the page has, to know whether another follows. A search shows first who is called exactly
 * so, then whoever has all its words in the name, then the others. Each tier is found apart, so that the last
 * and largest can be read in the order of an index instead of being sorted, and only if the page has room.
 */
function pageOfIds(
  profiles: RawBuilder<unknown>,
  filter: FirmFilter,
  matching: RawBuilder<unknown>,
  paging: Paging,
) {
  const rows = sql`limit ${sql.lit(paging.size + 1)} offset ${paging.offset}`;
  if (filter.words.length === 0) {
    return sql`
      select id, row_number() over (order by rating desc, id desc) as position
      from (select f.id, f.rating from ${profiles} f where ${matching}
            order by f.rating desc, f.id desc ${rows}) as found`;
  }
  const isExact = sql`f.name_key = ${filter.name}`;
  const isNamed = sql.join(
    filter.words.map((word) => sql`(' ' || f.name_key) like ${containing(word)}`),
    sql` and `,
  );
  const needed = sql.lit(paging.offset + paging.size + 1);
  const best = sql`order by f.rating desc, f.id desc`;
  return sql`
    with named as materialized (
      (select f.id, 0 as tier, f.rating from ${profiles} f where ${matching} and ${isExact})
      union all
      (select f.id, 1, f.rating from ${profiles} f
       where ${matching} and ${indexedName(filter)} and ${isNamed} and not ${isExact}
       ${best} limit ${needed})
    )
    select id, row_number() over (order by tier, rating desc, id desc) as position
    from (
      select id, tier, rating from (
        select id, tier, rating from named
        union all
        (select f.id, 2, f.rating from ${profiles} f
         where ${matching} and not (${isNamed}) and not ${isExact}
         ${best} limit (select greatest(0, ${needed} - count(*)) from named))
      ) as found
      order by tier, rating desc, id desc ${rows}
    ) as ordered`;
}

/** What the index of names can tell of a search: the words that are long enough for it. */
function indexedName({ words }: FirmFilter): RawBuilder<unknown> {
  const long = words.filter((word) => word.length > 2);
  if (long.length === 0) return sql`true`;
  return sql.join(
    long.map((word) => sql`f.name_key like ${containing(word)}`),
    sql` and `,
  );
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
