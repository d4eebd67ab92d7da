import { designerCatalogue, findGroup } from '@aangan/domain';
import type { Database } from '@aangan/server';
import { mendSearch } from '../../listing/mend-search.ts';
import { pageBody } from '../../listing/page-body.ts';
import { readPaging } from '../../listing/read-paging.ts';
import { searchWords } from '../../listing/search-words.ts';
import { notFound } from '../../problems.ts';
import type { Tables } from '../../tables.ts';
import { type DesignerFilter, findDesignerProfile, listDesigners } from './designers.repository.ts';
import type { DesignerListQuery } from './designers.schemas.ts';

export interface DesignersServiceOptions {
  database: Database<Tables>;
  publicUrl: string;
}

/** The public side of designers. Answers are JSON text that the database wrote. */
export function createDesignersService({ database, publicUrl }: DesignersServiceOptions) {
  return {
    /** Verified designers with at least one post; a search that finds nothing is tried with its slips mended. */
    async list(query: DesignerListQuery): Promise<string> {
      const { page: _page, page_size: _size, ...filters } = query;
      const paging = readPaging(query);
      const filter = readFilter(query);
      let listed = await listDesigners(database, filter, paging);
      if (listed.count === 0 && filter.words.length > 0) {
        const words = await mendSearch(database.kysely, filter.words);
        if (words) {
          listed = await listDesigners(
            database,
            { ...filter, words, name: words.join(' ') },
            paging,
          );
        }
      }
      return pageBody(listed, paging, {
        address: `${publicUrl}/api/designers/profiles/`,
        filters,
      });
    },

    /** @throws Refusal 404 also for an id that is none */
    async profile(id: string): Promise<string> {
      const isId = /^\d{1,15}$/.test(id);
      const profile = isId ? await findDesignerProfile(database, Number(id)) : undefined;
      if (profile === undefined) throw notFound();
      return profile;
    },
  };
}

function readFilter(query: DesignerListQuery): DesignerFilter {
  const group = findGroup(designerCatalogue, query.group);
  return {
    words: searchWords(query.search),
    name: (query.search ?? '').toLowerCase(),
    specializations: [
      ...(group ? [group.items.map((item) => item.id)] : []),
      ...(query.specialization ? [[query.specialization]] : []),
    ],
  };
}
