import { type RawBuilder, sql } from 'kysely';
import type { Paging } from '../../../paging/read-paging.ts';
import { containing } from '../../../search-words.ts';
import type { SearchTerm } from './search-terms.ts';

/** What a listing is narrowed to. */
export interface FirmFilter {
  /** All that are not common must be found. */
  terms: SearchTerm[];
  /** The whole search text in lower case: a firm with exactly this name comes first. */
  name: string;
  /** Each list narrows to firms that have one of its ids. */
  specializations: string[][];
}

/** Which firms are listed under a filter, as a condition on the profile `f`. */
export function matchingCondition({ terms, specializations }: FirmFilter): RawBuilder<unknown> {
  const conditions = [
    sql`f.is_listed`,
    ...specializations.map((ids) => sql`f.specializations && ${ids}::text[]`),
    ...deciding(terms).map((term) => isIn(sql`f.search_doc`, term)),
  ];
  return sql.join(conditions, sql` and `);
}

/**
 * The order of search results, as a query of the ids of one page and their positions. Without a search:
 * best rated first, then newest. With one: first the firm with exactly that name, then firms that have all
 * words in their name, common ones included, then those that lack only common ones there, then the others, each
 * tier best rated first.
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
  if (filter.terms.length === 0) {
    return sql`
      select id, row_number() over (order by rating desc, id desc) as position
      from (select f.id, f.rating from ${profiles} f where ${matching}
            order by f.rating desc, f.id desc ${rows}) as found`;
  }
  const isExact = sql`f.name_key = ${filter.name}`;
  const nameTerms = termsOfName(filter.terms);
  const isNamed = allInName(nameTerms);
  // One tier where no common word tells two apart: then it is read in the order of an index.
  const tier =
    nameTerms.length === filter.terms.length
      ? sql`1`
      : sql`case when ${allInName(filter.terms)} then 1 else 2 end`;
  const bestNamed = sql`order by ${nameTerms.length === filter.terms.length ? sql`` : sql`2, `}f.rating desc, f.id desc`;
  const needed = sql.lit(paging.offset + paging.size + 1);
  const best = sql`order by f.rating desc, f.id desc`;
  return sql`
    with named as materialized (
      (select f.id, 0 as tier, f.rating from ${profiles} f where ${matching} and ${isExact})
      union all
      (select f.id, ${tier}, f.rating from ${profiles} f
       where ${matching} and ${indexedName(nameTerms)} and ${isNamed} and not ${isExact}
       ${bestNamed} limit ${needed})
    )
    select id, row_number() over (order by tier, rating desc, id desc) as position
    from (
      select id, tier, rating from (
        select id, tier, rating from named
        union all
        (select f.id, 3, f.rating from ${profiles} f
         where ${matching} and not (${isNamed}) and not ${isExact}
         ${best} limit (select greatest(0, ${needed} - count(*)) from named))
      ) as found
      order by tier, rating desc, id desc ${rows}
    ) as ordered`;
}

/** The terms that firms are told apart by. */
const deciding = (terms: readonly SearchTerm[]) => terms.filter(({ isCommon }) => !isCommon);

/** The terms that put a firm first where its name has them: common ones only where there are no others. */
function termsOfName(terms: readonly SearchTerm[]): readonly SearchTerm[] {
  const telling = deciding(terms);
  return telling.length > 0 ? telling : terms;
}

/** Whether a text has one of the spellings; `or` and not `any`, so that a trigram index can answer. */
function isIn(text: RawBuilder<unknown>, { spellings }: SearchTerm): RawBuilder<unknown> {
  const found = spellings.map((spelling) => sql`${text} like ${containing(spelling)}`);
  return sql`(${sql.join(found, sql` or `)})`;
}

const allInName = (terms: readonly SearchTerm[]) =>
  sql`(${sql.join(
    terms.map((term) => isIn(sql`(' ' || f.name_key)`, term)),
    sql` and `,
  )})`;

/** The part of the condition on names that the trigram index can answer: words of three letters or more. */
function indexedName(terms: readonly SearchTerm[]): RawBuilder<unknown> {
  const long = terms.filter(({ spellings }) => spellings.every((one) => one.length > 2));
  if (long.length === 0) return sql`true`;
  return sql.join(
    long.map((term) => isIn(sql`f.name_key`, term)),
    sql` and `,
  );
}
