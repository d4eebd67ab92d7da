import { findGroup } from '@aangan/domain';
import type { Database } from '@aangan/server';
import { notFound } from '../problems.ts';
import { readIdOr404 } from '../schemas/id-params.ts';
import type { Tables } from '../tables.ts';
import { type FirmFilter, findFirm, listFirms } from './firm.repository.ts';
import type { FirmKind } from './firm-kind.ts';
import type { ListQuery } from './list-query.ts';
import { maySeeUnverified, type Viewer } from './may-see-unverified.ts';
import { mendSearch } from './mend-search.ts';
import { pageBody } from './page-body.ts';
import { readPaging } from './read-paging.ts';
import { searchWords } from './search-words.ts';

export interface FirmServiceOptions {
  database: Database<Tables>;
  publicUrl: string;
  kind: FirmKind;
}

export interface PublicProfile {
  json: string;
  /** Else it must not be kept by anything between here and the reader. */
  isForEveryone: boolean;
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

    /**
     * The public profile. A firm that is not verified is shown to its owner and to operators only, and who
     * is looking is asked only for such a one.
     * @throws Refusal 404 also for an id that is none
     */
    async profile(id: string, viewer: () => Promise<Viewer | undefined>): Promise<PublicProfile> {
      const found = await findFirm(database, kind, readIdOr404(id));
      if (!found || !(found.isVerified || (await maySeeUnverified(viewer, found.accountId)))) {
        throw notFound();
      }
      return { json: found.profile, isForEveryone: found.isVerified };
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
