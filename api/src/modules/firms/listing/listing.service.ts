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
import type { FirmFilter } from './firm-filter.ts';
import type { FacetsQuery, ListQuery } from './list-query.ts';
import { readFilter } from './read-filter.ts';
import { readListing } from './read-listing.ts';
import { canFollow } from './sorted-page.ts';
import { spellingsOf } from './spellings-of.ts';

export interface ListingServiceOptions {
  database: Database<Tables>;
  publicUrl: string;
  kind: FirmKind;
  /** Refreshed before each call. */
  cache: GuestCache;
}

/** The public listing of designers or vendors. */
export function createListingService(options: ListingServiceOptions) {
  const { database, publicUrl, kind, cache } = options;
  const caches = cache.firms[kind.subject];

  const readList = async (query: ListQuery): Promise<string> => {
    const { page: _page, page_size: _size, after: _after, ...filters } = query;
    const { filter: asked } = await readFilter(database.kysely, kind, query);
    const paging = readPagingAfter(query, asked);
    let listed: ListedPage | undefined;
    for await (const filter of spellingsOf(database.kysely, asked)) {
      listed = await readListing({ database, kind, caches }, filter, paging);
      if (listed.count > 0) break;
    }
    if (!listed) throw new Error('A filter has at least one spelling.');
    const address = `${publicUrl}/api/designers/${kind.path}/`;
    return pageBody(listed, paging, { address, filters });
  };

  return {
    /**
     * A page of listed firms; a search that finds nothing is tried again with its spelling corrected. The same for
     * everyone.
     */
    async list(query: ListQuery): Promise<StoredAnswer> {
      return caches.lists.get(keyOf(query), async () => storedAnswer(await readList(query)));
    },

    /** What the listing can be narrowed to, and what would widen it. */
    facets: (query: FacetsQuery): Promise<FirmFacets> => facetsOf(database, kind, query),
  };
}

/** Equal for queries that ask the same, in whatever order; what a listing does not know is not part of it. */
function keyOf(query: ListQuery): string {
  const { search, group, specialization, city, budget, unknown, sort, ...paging } = query;
  const { after, page, page_size } = paging;
  const area = 'area' in query ? query.area : undefined;
  return JSON.stringify([
    search,
    group,
    specialization,
    city,
    budget,
    unknown,
    area,
    sort,
    after,
    page,
    page_size,
  ]);
}

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
