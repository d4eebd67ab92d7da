import type { Database } from '@aangan/server';
import { type ListedPage, pageBody } from '../../../paging/page-body.ts';
import { readPaging } from '../../../paging/read-paging.ts';
import type { GuestCache } from '../../../plugins/guest-cache/guest-cache.ts';
import { type StoredAnswer, storedAnswer } from '../../../plugins/guest-cache/stored-answer.ts';
import type { FirmFacets } from '../../../schemas/firm-facets.ts';
import type { Tables } from '../../../tables.ts';
import type { FirmKind } from '../firm-kind.ts';
import { facetsOf } from './facets.service.ts';
import type { FacetsQuery, ListQuery } from './list-query.ts';
import { readFilter } from './read-filter.ts';
import { readListing } from './read-listing.ts';
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
  const kept = cache.firms[kind.subject];

  const readList = async (query: ListQuery): Promise<string> => {
    const { page: _page, page_size: _size, ...filters } = query;
    const paging = readPaging(query);
    const { filter: asked } = await readFilter(database.kysely, kind, query);
    let listed: ListedPage | undefined;
    for await (const filter of spellingsOf(database.kysely, asked)) {
      listed = await readListing({ database, kind, kept }, filter, paging);
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
      return kept.lists.get(keyOf(query), async () => storedAnswer(await readList(query)));
    },

    /** What the listing can be narrowed to, and what would widen it. */
    facets: (query: FacetsQuery): Promise<FirmFacets> => facetsOf(database, kind, query),
  };
}

/** Equal for queries that ask the same, in whatever order; what a listing does not know is not part of it. */
function keyOf(query: ListQuery): string {
  const { search, group, specialization, city, budget, unknown, sort, page, page_size } = query;
  const area = 'area' in query ? query.area : undefined;
  return JSON.stringify([
    ...[search, group, specialization, city, budget, unknown, area, sort, page, page_size],
  ]);
}
