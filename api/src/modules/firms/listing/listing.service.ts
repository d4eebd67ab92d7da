import type { Database } from '@aangan/server';
import { type ListedPage, pageBody } from '../../../paging/page-body.ts';
import { readPaging } from '../../../paging/read-paging.ts';
import type { FirmFacets } from '../../../schemas/firm-facets.ts';
import type { Tables } from '../../../tables.ts';
import type { FirmKind } from '../firm-kind.ts';
import { facetsOf } from './facets.service.ts';
import type { FacetsQuery, ListQuery } from './list-query.ts';
import { listFirms } from './listing.repository.ts';
import { readFilter } from './read-filter.ts';
import { spellingsOf } from './spellings-of.ts';

export interface ListingServiceOptions {
  database: Database<Tables>;
  publicUrl: string;
  kind: FirmKind;
}

/** The public listing of designers or vendors. */
export function createListingService({ database, publicUrl, kind }: ListingServiceOptions) {
  return {
    /**
     * A page of listed firms as JSON text that the database wrote; a search that finds nothing is tried again with
     * its spelling corrected.
     */
    async list(query: ListQuery): Promise<string> {
      const { page: _page, page_size: _size, ...filters } = query;
      const paging = readPaging(query);
      const { filter: asked } = await readFilter(database.kysely, kind, query);
      let listed: ListedPage | undefined;
      for await (const filter of spellingsOf(database.kysely, asked)) {
        listed = await listFirms(database, kind, filter, paging);
        if (listed.count > 0) break;
      }
      if (!listed) throw new Error('A filter has at least one spelling.');
      const address = `${publicUrl}/api/designers/${kind.path}/`;
      return pageBody(listed, paging, { address, filters });
    },

    /** What the listing can be narrowed to, and what would widen it. */
    facets: (query: FacetsQuery): Promise<FirmFacets> => facetsOf(database.kysely, kind, query),
  };
}
