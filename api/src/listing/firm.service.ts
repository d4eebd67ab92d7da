import { findGroup } from '@aangan/domain';
import type { Database } from '@aangan/server';
import { notFound } from '../problems.ts';
import { readIdOr404 } from '../schemas/id-params.ts';
import type { Tables } from '../tables.ts';
import { type FirmFilter, findFirm, listFirms } from './firm.repository.ts';
import type { FirmKind } from './firm-kind.ts';
import type { ListQuery } from './list-query.ts';
import { mendSearch } from './mend-search.ts';
import { pageBody } from './page-body.ts';
import { readPaging } from './read-paging.ts';
import { searchWords } from './search-words.ts';

export interface FirmServiceOptions {
  database: Database<Tables>;
  publicUrl: string;
  kind: FirmKind;
}

/** The public side of designers or vendors. Answers are JSON text that the database wrote. */
export function createFirmService({ database, publicUrl, kind }: FirmServiceOptions) {
  return {
    /** Listed firms; a search that finds nothing is tried with its slips mended. */
    async list(query: ListQuery): Promise<string> {
      const { page: _page, page_size: _size, ...filters } = query;
      const paging = readPaging(query);
      const filter = readFilter(kind, query);
      let listed = await listFirms(database, kind, filter, paging);
      if (listed.count === 0 && filter.words.length > 0) {
        const words = await mendSearch(database.kysely, filter.words);
        if (words) {
          const mended = { ...filter, words, name: words.join(' ') };
          listed = await listFirms(database, kind, mended, paging);
        }
      }
      const address = `${publicUrl}/api/designers/${kind.path}/`;
      return pageBody(listed, paging, { address, filters });
    },

    /** @throws Refusal 404 also for an id that is none */
    async profile(id: string): Promise<string> {
      const profile = await findFirm(database, kind, readIdOr404(id));
      if (profile === undefined) throw notFound();
      return profile;
    },
  };
}

function readFilter({ catalogue }: FirmKind, query: ListQuery): FirmFilter {
  const group = findGroup(catalogue, query.group);
  return {
    words: searchWords(query.search),
    name: (query.search ?? '').toLowerCase(),
    specializations: [
      ...(group ? [group.items.map((item) => item.id)] : []),
      ...(query.specialization ? [[query.specialization]] : []),
    ],
  };
}
