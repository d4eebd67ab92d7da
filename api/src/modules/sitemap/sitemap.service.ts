import {
  everything,
  filtersOf,
  listingAddress,
  listingFilters,
  paths,
  siteLanguages,
  withFilter,
} from '@aangan/domain';
import type { Kysely } from 'kysely';
import type { Tables } from '../../tables.ts';
import { designerKind } from '../designers/designer-kind.ts';
import { listedChoices } from '../firms/listing/facets.service.ts';
import { vendorKind } from '../vendors/vendor-kind.ts';
import { findHighestId, findRows, type PublicRow, type PublicTable } from './sitemap.repository.ts';

/** One page of the site for search engines, which has an address in each language. */
export interface SitemapEntry {
  /** In the default language. */
  path: string;
  /** When its content last changed, as an ISO 8601 timestamp; absent where nothing records it. */
  changedAt?: string;
}

/** The most addresses that the sitemap protocol allows in one file; they stay below its 50 MB, too. */
export const maxAddresses = 50_000;

/** Pages of rows of a table. */
interface RowPages {
  table: PublicTable;
  /** The public pages of one row. */
  pagesOf: (row: Pick<PublicRow, 'id' | 'path'>) => string[];
}

const rowPages: Record<string, RowPages> = {
  designers: {
    table: 'designer_profile',
    pagesOf: ({ id }) => [paths.designer(id), paths.designerAbout(id), paths.designerTeam(id)],
  },
  vendors: {
    table: 'vendor_profile',
    pagesOf: ({ id }) => [paths.vendor(id), paths.vendorAbout(id)],
  },
  projects: { table: 'project', pagesOf: ({ path }) => [path] },
};

const staticPages = [
  paths.home(),
  paths.designers(),
  paths.vendors(),
  paths.about(),
  paths.support(),
  paths.terms(),
  paths.designerTerms(),
  paths.vendorTerms(),
  paths.privacy(),
  paths.cookies(),
];

/** Fewer firms than this in a city, or what else a listing is narrowed to, make no page of their own. */
const minFirms = 3;
const listings = [
  { kind: designerKind, path: paths.designers() },
  { kind: vendorKind, path: paths.vendors() },
];

/** How many rows are read at a time while a file is streamed. */
const batchSize = 2_000;

/** A file holds a fixed range of ids, so that a firm stays in its file when others come or go. */
const idsPerFile = ({ pagesOf }: RowPages) =>
  Math.floor(maxAddresses / (pagesOf({ id: 1, path: '' }).length * siteLanguages.length));

/** The names of the sitemap's files, such as `pages` and `designers-1`. */
export async function listFiles(db: Kysely<Tables>): Promise<string[]> {
  const names = ['pages'];
  for (const [kind, pages] of Object.entries(rowPages)) {
    const files = Math.ceil((await findHighestId(db, pages.table)) / idsPerFile(pages));
    for (let file = 1; file <= files; file += 1) names.push(`${kind}-${file}`);
  }
  return names;
}

/** The entries of a file, read while they are sent; null where there is no file of that name. */
export function entriesOf(db: Kysely<Tables>, name: string): AsyncIterable<SitemapEntry> | null {
  if (name === 'pages') return pageEntries(db);
  const [, kind = '', number = ''] = /^([a-z]+)-([1-9]\d{0,5})$/.exec(name) ?? [];
  const pages = Object.hasOwn(rowPages, kind) ? rowPages[kind] : undefined;
  return pages ? rowEntries(db, pages, Number(number)) : null;
}

async function* pageEntries(db: Kysely<Tables>): AsyncIterable<SitemapEntry> {
  for (const path of staticPages) yield { path };
  for (const { kind, path } of listings) {
    for (const name of filtersOf(kind.subject).filter((one) => listingFilters[one].ownPage)) {
      for (const { slug, count } of await listedChoices(db, kind, name)) {
        const filter = withFilter(everything, name, [slug]);
        if (count >= minFirms) yield { path: listingAddress(path, filter) };
      }
    }
  }
}

async function* rowEntries(
  db: Kysely<Tables>,
  pages: RowPages,
  file: number,
): AsyncIterable<SitemapEntry> {
  const last = file * idsPerFile(pages);
  let after = last - idsPerFile(pages);
  for (;;) {
    const rows = await findRows(db, pages.table, { after, last, limit: batchSize });
    for (const row of rows) {
      for (const path of pages.pagesOf(row)) yield { path, changedAt: row.changedAt };
    }
    const final = rows.at(-1);
    if (!final || rows.length < batchSize) return;
    after = final.id;
  }
}
