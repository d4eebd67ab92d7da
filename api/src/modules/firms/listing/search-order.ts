import { type RawBuilder, sql } from 'kysely';
import type { Paging } from '../../../paging/read-paging.ts';
import { containing } from '../../../search-words.ts';

/** What a listing is narrowed to. */
export interface FirmFilter {
  /** All must be found. */
  words: string[];
  /** The whole search text in lower case: a firm with exactly this name comes first. */
  name: string;
  /** Each list narrows to firms that have one of its ids. */
  specializations: string[][];
}

/** Which firms are listed under a filter, as a condition on the profile `f`. */
export function matchingCondition({ words, specializations }: FirmFilter): RawBuilder<unknown> {
  const conditions = [
    sql`f.is_listed`,
    ...specializations.map((ids) => sql`f.specializations && ${ids}::text[]`),
    ...words.map((word) => sql`f.search_doc like ${containing(word)}`),
  ];
  return sql.join(conditions, sql` and `);
}

/**
 * The order of search results, as a query of the ids of one page and their positions. Without a search:
 * best rated first, then newest. With one: first the firm with exactly that name, then firms that have all
 * words in their name, then the others, each tier best rated first.
 *
 * The page has one row more than asked for, which tells whether another page follows. Each tier is a query
 * of its own, so that the last and largest is read in the order of an index instead of being sorted, and
 * only when the page has space left.
 */
export function orderedPage(
  profiles: RawBuilder<unknown>,
  filter: FirmFilter,
  paging: Paging,
): RawBuilder<unknown> {
  const matching = matchingCondition(filter);
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

/** The part of the condition on names that the trigram index can answer: words of three letters or more. */
function indexedName({ words }: FirmFilter): RawBuilder<unknown> {
  const long = words.filter((word) => word.length > 2);
  if (long.length === 0) return sql`true`;
  return sql.join(
    long.map((word) => sql`f.name_key like ${containing(word)}`),
    sql` and `,
  );
}
