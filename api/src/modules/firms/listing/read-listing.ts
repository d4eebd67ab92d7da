import { pagingLimits } from '@aangan/domain';
import type { Database } from '@aangan/server';
import type { ListedPage } from '../../../paging/page-body.ts';
import type { Paging } from '../../../paging/read-paging.ts';
import type { FirmCaches } from '../../../plugins/guest-cache/guest-cache.ts';
import type { Tables } from '../../../tables.ts';
import type { FirmKind } from '../firm-kind.ts';
import { countFirms } from './facets.repository.ts';
import type { FirmFilter } from './firm-filter.ts';
import { pageOfIds, readCards } from './listing.repository.ts';
import { searchFirms } from './search.repository.ts';

interface Listing {
  database: Database<Tables>;
  kind: FirmKind;
  /** Refreshed before. */
  caches: FirmCaches;
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
  const { database, kind, caches } = listing;
  const { fetched, counting } =
    (filter.terms.length > 0 ? await readSmallSearch(listing, filter, paging) : undefined) ??
    (await readPage(listing, filter, paging));
  const ids = fetched.slice(0, paging.size).map(String);
  const [count, cards] = await Promise.all([
    counting,
    caches.cards.getAll(ids, (missing) => readCards(database, kind, missing)),
  ]);
  return {
    count: Math.min(count, pagingLimits.countExactMax + 1),
    hasMore: fetched.length > paging.size,
    isEmpty: fetched.length === 0,
    lastId: fetched.at(Math.min(fetched.length, paging.size) - 1),
    resultsJson: `[${ids.flatMap((id) => cards.get(id) ?? []).join(',')}]`,
  };
}

interface ReadPage {
  /** The ids of the page, and one more where another page follows. */
  fetched: number[];
  counting: number | Promise<number>;
}

async function readPage(listing: Listing, filter: FirmFilter, paging: Paging): Promise<ReadPage> {
  const { database, kind, caches } = listing;
  const fetched = await pageOfIds(database, kind, filter, paging);
  if (isLast(fetched, paging)) return { fetched, counting: paging.offset + fetched.length };
  const key = countKey(filter);
  const count = () => countFirms(database, kind, filter);
  return { fetched, counting: caches.largeCounts.get(key, () => caches.counts.get(key, count)) };
}

/** Whether a page shows where the listing ends, and so how many there are. */
const isLast = (fetched: readonly number[], { size, offset, after }: Paging) =>
  after === undefined && fetched.length <= size && (fetched.length > 0 || offset === 0);

/** Undefined where a search finds more than are counted. */
async function readSmallSearch(
  { database, kind, caches }: Listing,
  filter: FirmFilter,
  paging: Paging,
): Promise<ReadPage | undefined> {
  let searched: Awaited<ReturnType<typeof searchFirms>> | undefined;
  const count = await caches.largeCounts.get(countKey(filter), async () => {
    searched = await searchFirms(database, kind, filter, paging);
    return searched.count;
  });
  if (count > pagingLimits.countExactMax) return undefined;
  // The count may be of another page that was asked for at the same time.
  searched ??= await searchFirms(database, kind, filter, paging);
  if (searched.count > pagingLimits.countExactMax) return undefined;
  return { fetched: searched.ids, counting: searched.count };
}

/** Equal for filters that leave the same firms. */
function countKey(filter: FirmFilter): string {
  const { sort: _sort, name: _name, ...narrowing } = filter;
  return JSON.stringify(narrowing);
}
