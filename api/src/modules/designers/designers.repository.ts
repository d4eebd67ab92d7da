import { pagingLimits } from '@aangan/domain';
import type { Database } from '@aangan/server';
import { type RawBuilder, sql } from 'kysely';
import type { ListedPage } from '../../listing/page-body.ts';
import type { Paging } from '../../listing/read-paging.ts';
import { containing } from '../../listing/search-words.ts';
import type { Tables } from '../../tables.ts';
import { designerCardJson, designerProfileJson } from './designer-json.ts';

export interface DesignerFilter {
  /** All must be found. */
  words: string[];
  /** The whole search text in lower case: whoever is called exactly so comes first. */
  name: string;
  /** Each list narrows to designers who have one of its ids. */
  specializations: string[][];
}

const countCap = pagingLimits.countExactMax + 1;

/** One page of listed designers, best rated first, as one statement. */
export async function listDesigners(
  database: Database<Tables>,
  filter: DesignerFilter,
  paging: Paging,
): Promise<ListedPage> {
  const matching = matchingCondition(filter);
  const query = sql<{ count: number; fetched: number; results: string }>`
    with page as materialized (${pageOfIds(filter, matching, paging)})
    select
      (select count(*)::integer from (
        select from designer_profile d where ${matching} limit ${sql.lit(countCap)}
      ) as counted) as count,
      (select count(*)::integer from page) as fetched,
      (select coalesce('[' || string_agg(${sql.raw(designerCardJson)}::text, ',' order by page.position) || ']', '[]')
       from page join designer_profile d on d.id = page.id
       where page.position <= ${sql.lit(paging.size)}) as results`;
  const name = isFiltered(filter) ? undefined : `designers-${paging.size}`;
  const row = await runListing(database, query, name);
  return {
    count: row.count,
    hasMore: row.fetched > paging.size,
    isEmpty: row.fetched === 0,
    resultsJson: row.results,
  };
}

const profileStatement = {
  name: 'designer-profile',
  text: `select ${designerProfileJson}::text as profile
    from designer_profile d where d.id = $1 and d.is_active`,
};

/** The public profile as JSON text, also of a designer who is not verified yet; undefined when there is none. */
export async function findDesignerProfile(
  database: Database<Tables>,
  id: number,
): Promise<string | undefined> {
  const { rows } = await database.pool.query<{ profile: string }>({
    ...profileStatement,
    values: [id],
  });
  return rows[0]?.profile;
}

const isFiltered = ({ words, specializations }: DesignerFilter) =>
  words.length + specializations.length > 0;

function matchingCondition({ words, specializations }: DesignerFilter): RawBuilder<unknown> {
  const conditions = [
    sql`d.is_listed`,
    ...specializations.map((ids) => sql`d.specializations && ${ids}::text[]`),
    ...words.map((word) => sql`d.search_doc like ${containing(word)}`),
  ];
  return sql.join(conditions, sql` and `);
}

/**
 * One row more than the page has, to know whether another follows. Names that are exactly the search are
 * found apart, so that the others can be read in the order of an index instead of being sorted.
 */
function pageOfIds(filter: DesignerFilter, matching: RawBuilder<unknown>, paging: Paging) {
  const rows = sql`limit ${sql.lit(paging.size + 1)} offset ${paging.offset}`;
  if (filter.words.length === 0) {
    return sql`
      select id, row_number() over (order by rating desc, id desc) as position
      from (select d.id, d.rating from designer_profile d where ${matching}
            order by d.rating desc, d.id desc ${rows}) as found`;
  }
  return sql`
    select id, row_number() over (order by tier, rating desc, id desc) as position
    from (
      select id, tier, rating from (
        (select d.id, 0 as tier, d.rating from designer_profile d
         where ${matching} and d.name_key = ${filter.name})
        union all
        (select d.id, 1, d.rating from designer_profile d
         where ${matching} and d.name_key <> ${filter.name}
         order by d.rating desc, d.id desc limit ${paging.offset + paging.size + 1})
      ) as found
      order by tier, rating desc, id desc ${rows}
    ) as ordered`;
}

/**
 * Without filters the statement is named, and so planned once. With filters the best plan depends on how
 * many designers they leave, so PostgreSQL plans it for these very values.
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
