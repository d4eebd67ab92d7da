import type { ListingSort } from '@aangan/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Paging } from '../../../paging/read-paging.ts';
import type { FirmKind } from '../firm-kind.ts';
import { type FirmFilter, matchingCondition, minimumOf } from './firm-filter.ts';

interface SortKey {
  key: RawBuilder<unknown>;
  direction: RawBuilder<unknown>;
}

/** What each order sorts by first; equals are sorted by rating, then newest first. */
export function sortKeyOf(kind: FirmKind, sort: ListingSort): SortKey {
  switch (sort) {
    case 'rating':
      return { key: sql`f.rating`, direction: sql`desc` };
    case 'experience':
      return { key: sql.raw(kind.experience), direction: sql`desc` };
    case 'newest':
      return { key: sql`f.id`, direction: sql`desc` };
    case 'minimum':
      // As the index has it; none comes last.
      return { key: sql`nullif(${minimumOf(kind)}, 0)`, direction: sql`asc` };
  }
}

/** The orders that a page can be asked for in by the firm before it. */
export const canFollow = ({ sort, terms }: FirmFilter) =>
  terms.length === 0 && (sort === 'rating' || sort === 'newest');

/** The firms after one, in an order that {@link canFollow}. */
function isAfter(kind: FirmKind, sort: ListingSort, id: number): RawBuilder<unknown> {
  if (sort === 'newest') return sql`f.id < ${id}`;
  return sql`(f.rating, f.id) < ((select rating from ${sql.table(kind.table)} where id = ${id}), ${id}::bigint)`;
}

/** One page of ids and their positions in the filter's order, whatever is searched; with one row more than asked for. */
export function sortedPage(
  kind: FirmKind,
  filter: FirmFilter,
  paging: Paging,
): RawBuilder<unknown> {
  const { key, direction } = sortKeyOf(kind, filter.sort);
  const { after } = paging;
  const follows = after === undefined ? sql`` : sql`and ${isAfter(kind, filter.sort, after)}`;
  return sql`
    select id, row_number() over (order by key ${direction}, rating desc, id desc) as position
    from (select f.id, f.rating, ${key} as key from ${sql.table(kind.table)} f
          where ${matchingCondition(kind, filter)} ${follows}
          order by ${key} ${direction}, f.rating desc, f.id desc
          limit ${sql.lit(paging.size + 1)} offset ${paging.offset}) as found`;
}
