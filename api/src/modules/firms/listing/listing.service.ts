import { findGroup } from '@aangan/domain';
import type { Database } from '@aangan/server';
import { pageBody } from '../../../paging/page-body.ts';
import { readPaging } from '../../../paging/read-paging.ts';
import type { Tables } from '../../../tables.ts';
import type { FirmKind } from '../firm-kind.ts';
import { correctSpelling } from './correct-spelling.ts';
import type { ListQuery } from './list-query.ts';
import { listFirms } from './listing.repository.ts';
import type { FirmFilter } from './search-order.ts';
import { searchTerms } from './search-terms.ts';

export interface ListingServiceOptions {
  database: Database<Tables>;
  publicUrl: string;
  kind: FirmKind;
}

/** The public listing of designers or vendors. Answers are JSON text that the database wrote. */
export function createListingService({ database, publicUrl, kind }: ListingServiceOptions) {
  return {
    /** A page of listed firms; a search that finds nothing is tried again with its spelling corrected. */
    async list(query: ListQuery): Promise<string> {
      const { page: _page, page_size: _size, ...filters } = query;
      const paging = readPaging(query);
      const filter = readFilter(kind, query);
      let listed = await listFirms(database, kind, filter, paging);
      for (const isThorough of [false, true]) {
        if (listed.count > 0 || filter.terms.length === 0) break;
        const terms = await correctSpelling(database.kysely, filter.terms, isThorough);
        if (!terms) continue;
        const name = terms.map(({ spellings }) => spellings[0]).join(' ');
        listed = await listFirms(database, kind, { ...filter, terms, name }, paging);
      }
      const address = `${publicUrl}/api/designers/${kind.path}/`;
      return pageBody(listed, paging, { address, filters });
    },
  };
}

function readFilter({ catalogue }: FirmKind, query: ListQuery): FirmFilter {
  const group = findGroup(catalogue, query.group);
  return {
    terms: searchTerms(query.search),
    name: (query.search ?? '').toLowerCase(),
    specializations: [
      ...(group ? [group.items.map((item) => item.id)] : []),
      ...(query.specialization ? [[query.specialization]] : []),
    ],
  };
}
