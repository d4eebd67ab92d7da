import { pagingLimits } from '@aangan/domain';
import type { Database } from '@aangan/server';
import type { ListedPage } from '../../../paging/page-body.ts';
import type { Paging } from '../../../paging/read-paging.ts';
import type { KeptFirms } from '../../../plugins/guest-cache/guest-cache.ts';
import type { Tables } from '../../../tables.ts';
import type { FirmKind } from '../firm-kind.ts';
import { countFirms } from './facets.repository.ts';
import type { FirmFilter } from './firm-filter.ts';
import { pageOfIds, readCards } from './listing.repository.ts';

interface Listing {
  database: Database<Tables>;
  kind: FirmKind;
  /** Refreshed before. */
  kept: KeptFirms;
}

/**
 * One page of listed firms and their capped count. The page is read from the database; the count, which costs far more
 * than the page, and the cards are read where no page before had them.
 */
export async function readListing(
  listing: Listing,
  filter: FirmFilter,
  paging: Paging,
): Promise<ListedPage> {
  const { database, kind, kept } = listing;
  // To plan the page of a search takes longer than to learn that nothing is found.
  if (filter.terms.length > 0 && (await keptCount(listing, filter)) === 0) return noFirms;
  const fetched = await pageOfIds(database, kind, filter, paging);
  const ids = fetched.slice(0, paging.size).map(String);
  const [count, cards] = await Promise.all([
    isLast(fetched, paging) ? paging.offset + fetched.length : keptCount(listing, filter),
    kept.cards.getAll(ids, (missing) => readCards(database, kind, missing)),
  ]);
  return {
    count: Math.min(count, pagingLimits.countExactMax + 1),
    hasMore: fetched.length > paging.size,
    isEmpty: fetched.length === 0,
    lastId: fetched.at(Math.min(fetched.length, paging.size) - 1),
    resultsJson: `[${ids.flatMap((id) => cards.get(id) ?? []).join(',')}]`,
  };
}

const noFirms: ListedPage = { count: 0, hasMore: false, isEmpty: true, resultsJson: '[]' };

/** Whether a page shows where the listing ends, and so how many there are. */
const isLast = (fetched: readonly number[], { size, offset, after }: Paging) =>
  after === undefined && fetched.length <= size && (fetched.length > 0 || offset === 0);

async function keptCount({ database, kind, kept }: Listing, filter: FirmFilter): Promise<number> {
  const { sort: _sort, name: _name, ...narrowing } = filter;
  const key = JSON.stringify(narrowing);
  const count = () => countFirms(database, kind, filter);
  return kept.largeCounts.get(key, () => kept.counts.get(key, count));
}
