import { filtersOf, pagingLimits } from '@aangan/domain';
import type { Database } from '@aangan/server';
import { type ListedPage, pageBody } from '../../../paging/page-body.ts';
import { type Paging, readPaging } from '../../../paging/read-paging.ts';
import type { GuestCache } from '../../../plugins/guest-cache/guest-cache.ts';
import { type StoredAnswer, storedAnswer } from '../../../plugins/guest-cache/stored-answer.ts';
import { invalid } from '../../../problems.ts';
import type { FirmFacets } from '../../../schemas/firm-facets.ts';
import type { Tables } from '../../../tables.ts';
import { notAChoice } from '../../../validation/not-a-choice.ts';
import type { FirmKind } from '../firm-kind.ts';
import { facetsOf } from './facets.service.ts';
import { type FirmFilter, keyOf, readFilter, termsOf } from './firm-filter.ts';
import type { FacetsQuery, ListQuery } from './list-query.ts';
import { countFirms, hasFirmIn, pageOfIds, readCards, searchFirms } from './listing.repository.ts';
import { canFollow } from './page-order.ts';
import { spellingsOf } from './spelling/spellings-of.ts';

export interface ListingServiceOptions {
  database: Database<Tables>;
  publicUrl: string;
  kind: FirmKind;
  /** Refreshed before each call. */
  cache: GuestCache;
}

/** The ids of a page, and one more where another page follows; and how many firms there are in all. */
interface FoundPage {
  ids: number[];
  counting: number | Promise<number>;
}

/** The public listing of designers or vendors. */
export function createListingService(options: ListingServiceOptions) {
  const { database, publicUrl, kind, cache } = options;
  const caches = cache.firms[kind.subject];

  const readList = async (query: ListQuery): Promise<string> => {
    const { page: _page, page_size: _size, after: _after, ...filters } = query;
    const { filter: asked } = await readFilter(kind, query, (slug) =>
      hasFirmIn(database.kysely, kind, slug),
    );
    const paging = readPagingAfter(query, asked);
    let listed: ListedPage | undefined;
    for await (const filter of spellingsOf(database.kysely, asked)) {
      listed = await readPage(filter, paging);
      if (listed.count > 0) break;
    }
    if (!listed) throw new Error('A filter has at least one spelling.');
    const address = `${publicUrl}/api/designers/${kind.path}/`;
    return pageBody(listed, paging, { address, filters });
  };

  /**
   * One page of listed firms and their capped count. The page is read from the database; the count, which costs far more
   * than the page, and the cards are read where no page before had them.
   */
  const readPage = async (filter: FirmFilter, paging: Paging): Promise<ListedPage> => {
    const isSearch = termsOf(filter).length > 0;
    const found =
      (isSearch ? await searchFew(filter, paging) : undefined) ?? (await findPage(filter, paging));
    const ids = found.ids.slice(0, paging.size).map(String);
    const [count, cards] = await Promise.all([
      found.counting,
      caches.cards.getAll(ids, (missing) => readCards(database, kind, missing)),
    ]);
    return {
      count: Math.min(count, pagingLimits.countExactMax + 1),
      hasMore: found.ids.length > paging.size,
      isEmpty: found.ids.length === 0,
      lastId: found.ids.at(Math.min(found.ids.length, paging.size) - 1),
      resultsJson: `[${ids.flatMap((id) => cards.get(id) ?? []).join(',')}]`,
    };
  };

  const findPage = async (filter: FirmFilter, paging: Paging): Promise<FoundPage> => {
    const ids = await pageOfIds(database, kind, filter, paging);
    if (isLast(ids, paging)) return { ids, counting: paging.offset + ids.length };
    const key = keyOf(filter);
    const count = () => countFirms(database, kind, filter);
    return { ids, counting: caches.largeCounts.get(key, () => caches.counts.get(key, count)) };
  };

  /** Undefined where a search finds more than are counted. */
  const searchFew = async (filter: FirmFilter, paging: Paging): Promise<FoundPage | undefined> => {
    let searched: Awaited<ReturnType<typeof searchFirms>> | undefined;
    const count = await caches.largeCounts.get(keyOf(filter), async () => {
      searched = await searchFirms(database, kind, filter, paging);
      return searched.count;
    });
    if (count > pagingLimits.countExactMax) return undefined;
    // The count may be of another page that was asked for at the same time.
    searched ??= await searchFirms(database, kind, filter, paging);
    if (searched.count > pagingLimits.countExactMax) return undefined;
    return { ids: searched.ids, counting: searched.count };
  };

  /** Equal for queries that ask the same, in whatever order; what a listing does not know is not part of it. */
  const names = [
    ...filtersOf(kind.subject),
    'unknown',
    'sort',
    'after',
    'page',
    'page_size',
  ] as const;
  const keyOfQuery = (query: ListQuery) => JSON.stringify(names.map((name) => query[name]));

  return {
    /**
     * A page of listed firms; a search that finds nothing is tried again with its spelling corrected. The same for
     * everyone.
     */
    async list(query: ListQuery): Promise<StoredAnswer> {
      return caches.lists.get(keyOfQuery(query), async () => storedAnswer(await readList(query)));
    },

    /** What the listing can be narrowed to, and what would widen it. */
    facets: (query: FacetsQuery): Promise<FirmFacets> => facetsOf(database, kind, query, caches),
  };
}

/** Whether a page shows where the listing ends, and so how many there are. */
const isLast = (ids: readonly number[], { size, offset, after }: Paging) =>
  after === undefined && ids.length <= size && (ids.length > 0 || offset === 0);

/**
 * @throws Refusal 400 for a firm to follow that is none, or in an order that has none; 404 for a page that there is not
 */
function readPagingAfter({ after = '', ...query }: ListQuery, filter: FirmFilter): Paging {
  if (after === '') return readPaging(query);
  if (!/^[1-9]\d{0,14}$/.test(after) || !canFollow(filter)) {
    throw invalid({ after: [notAChoice(after)] });
  }
  return { ...readPaging({ page_size: query.page_size }), after: Number(after) };
}
