import type { ListingSort } from '@aangan/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Paging } from '../../../paging/read-paging.ts';
import type { FirmKind } from '../firm-kind.ts';
import { minimumOf } from './filter-queries.ts';
import { type FirmFilter, matchingCondition, termsOf } from './firm-filter.ts';
import type { SearchTerm } from './search-terms.ts';
import { deciding, isIn } from './terms-in.ts';

/**
 * The order of a listing, as a query of the ids of one page and their positions. Without a search, and in any order
 * but the usual one: by that order. With one: first the firm with exactly that name, then firms that have all
 * words in their name, common ones included, then those that lack only common ones there, then the others, each
 * tier best rated first.
 *
 * The page has one row more than asked for, which tells whether another page follows. Each tier is a query
 * of its own, so that the last and largest is read in the order of an index instead of being sorted, and
 * only when the page has space left. Its limit is a number that the planner sees: else it takes it for a tenth of all.
 */
export function orderedPage(
  kind: FirmKind,
  filter: FirmFilter,
  paging: Paging,
): RawBuilder<unknown> {
  const terms = termsOf(filter);
  if (terms.length === 0 || filter.sort !== 'rating') return sortedPage(kind, filter, paging);
  const profiles = sql.table(kind.table);
  const matching = matchingCondition(kind, filter, 'page');
  const rows = sql`limit ${sql.lit(paging.size + 1)} offset ${paging.offset}`;
  const isExact = sql`f.name_key = ${filter.name}`;
  const nameTerms = termsOfName(terms);
  const isNamed = allInName(nameTerms);
  // One tier where no common word tells two apart: then it is read in the order of an index.
  const tier =
    nameTerms.length === terms.length
      ? sql`1`
      : sql`case when ${allInName(terms)} then 1 else 2 end`;
  const bestNamed = sql`order by ${nameTerms.length === terms.length ? sql`` : sql`2, `}f.rating_lead desc, f.id desc`;
  const needed = sql.lit(paging.offset + paging.size + 1);
  const best = sql`order by f.rating_lead desc, f.id desc`;
  return sql`
    with named as materialized (
      (select f.id, 0 as tier, f.rating_lead from ${profiles} f where ${matching} and ${isExact})
      union all
      (select f.id, ${tier}, f.rating_lead from ${profiles} f
       where ${matching} and ${indexedName(nameTerms)} and ${isNamed} and not ${isExact}
       ${bestNamed} limit ${needed})
    )
    select id, row_number() over (order by tier, rating_lead desc, id desc) as position
    from (
      select id, tier, rating_lead from (
        select id, tier, rating_lead from named
        union all
        (select f.id, 3, f.rating_lead from ${profiles} f
         where ${matching} and not (${isNamed}) and not ${isExact} and (select count(*) from named) < ${needed}
         ${best} limit ${needed})
      ) as found
      order by tier, rating_lead desc, id desc ${rows}
    ) as ordered`;
}

/**
 * The tier of a firm among those that a search finds, as {@link orderedPage} reads them: with exactly the name that is
 * searched, with all words in its name, without common ones, and the others.
 */
export function tierOf(filter: FirmFilter): RawBuilder<unknown> {
  const terms = termsOf(filter);
  return sql`case
    when f.name_key = ${filter.name} then 0
    when ${allInName(terms)} then 1
    when ${allInName(termsOfName(terms))} then 2
    else 3 end`;
}

/** The terms that put a firm first where its name has them: common ones only where there are no others. */
function termsOfName(terms: readonly SearchTerm[]): readonly SearchTerm[] {
  const telling = deciding(terms);
  return telling.length > 0 ? telling : terms;
}

const allInName = (terms: readonly SearchTerm[]) =>
  sql`(${sql.join(
    terms.map((term) => isIn(sql`(' ' || f.name_key)`, term)),
    sql` and `,
  )})`;

/** The part of the condition on names that the trigram index can answer: words of three letters or more. */
function indexedName(terms: readonly SearchTerm[]): RawBuilder<unknown> {
  // The beginning of a name has no blank before it.
  const trimmed = terms.map((term) => {
    const spellings = term.spellings.map((spelling) => spelling.trim());
    return { ...term, spellings };
  });
  const long = trimmed.filter(({ spellings }) => spellings.every((one) => one.length > 2));
  if (long.length === 0) return sql`true`;
  return sql.join(
    long.map((term) => isIn(sql`f.name_key`, term)),
    sql` and `,
  );
}

interface SortKey {
  key: RawBuilder<unknown>;
  direction: RawBuilder<unknown>;
}

/** What each order sorts by first; equals are sorted by rating, then newest first. */
export function sortKeyOf(kind: FirmKind, sort: ListingSort): SortKey {
  switch (sort) {
    case 'rating':
      return { key: sql`f.rating_lead`, direction: sql`desc` };
    case 'experience':
      return { key: sql.raw(kind.experience), direction: sql`desc` };
    case 'newest':
      return { key: sql`f.id`, direction: sql`desc` };
    case 'minimum':
      // As the index has it; none comes last.
      return { key: sql`nullif(${minimumOf(kind)}, 0)`, direction: sql`asc` };
    case 'answers':
      return { key: sql`f.usual_answer_hours`, direction: sql`asc` };
  }
}

/** The orders that a page can be asked for in by the firm before it. */
export const canFollow = (filter: FirmFilter) =>
  termsOf(filter).length === 0 && (filter.sort === 'rating' || filter.sort === 'newest');

/** The firms after one, in an order that {@link canFollow}. */
function isAfter(kind: FirmKind, sort: ListingSort, id: number): RawBuilder<unknown> {
  if (sort === 'newest') return sql`f.id < ${id}`;
  return sql`(f.rating_lead, f.id) < ((select rating_lead from ${sql.table(kind.table)} where id = ${id}), ${id}::bigint)`;
}

/** One page of ids and their positions in the filter's order, whatever is searched; with one row more than asked for. */
function sortedPage(kind: FirmKind, filter: FirmFilter, paging: Paging): RawBuilder<unknown> {
  const { key, direction } = sortKeyOf(kind, filter.sort);
  const { after } = paging;
  const follows = after === undefined ? sql`` : sql`and ${isAfter(kind, filter.sort, after)}`;
  return sql`
    select id, row_number() over (order by key ${direction}, rating_lead desc, id desc) as position
    from (select f.id, f.rating_lead, ${key} as key from ${sql.table(kind.table)} f
          where ${matchingCondition(kind, filter, 'page')} ${follows}
          order by ${key} ${direction}, f.rating_lead desc, f.id desc
          limit ${sql.lit(paging.size + 1)} offset ${paging.offset}) as found`;
}
