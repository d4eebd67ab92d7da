import {
  everything,
  fieldsOf,
  formatListCount,
  type Listing,
  type ListingFilter,
  listingAddress,
  listingFilters,
  pagingLimits,
  readListingFilter,
  readListingPage,
  withFilter,
} from '@aangan/domain';
import type { RouteHead, RoutePlace } from '@aangan/host';
import type { ListingFacets } from '../listing/listing-facets.ts';
import type { ListingPage } from '../listing/listing-query.ts';
import { capitalized, type ListingNames, listingTitle } from '../listing/listing-title.ts';
import { shownValues, whereOf } from '../listing/shown-values.ts';
import { breadcrumbs, type Crumb, cut, graphOf, itemList } from './structured-data.ts';

/** A firm of a listing, as far as its head needs it. */
interface ListedFirm extends Crumb {
  instagram_posts: readonly { media_type: string; media_url: string }[];
}

export interface ListingHeadSource {
  names: ListingNames & { one: string; lede: string };
  listing: Listing;
  /** Where the listing is: "/designers". */
  path: string;
  page: Pick<ListingPage<unknown>, 'count' | 'count_is_exact'>;
  /** Names what the listing is narrowed to. */
  facets: ListingFacets;
  firms: readonly ListedFirm[];
  place: RoutePlace | undefined;
}

/**
 * Title, description, picture and structured data of a listing. The picture is the first firm's. The listing of one
 * city is a page of its own: its canonical address keeps the city and nothing else.
 */
export function listingHead(source: ListingHeadSource): RouteHead {
  const { names, listing, path, page, facets, firms, place } = source;
  const search = place?.search ?? new URLSearchParams();
  const count = formatListCount(page.count, page.count_is_exact);
  const first = firms.map(({ name }) => name).slice(0, 3);
  const found = `${count} ${count === '1' ? names.one : names.many}`;
  const picture = firms
    .flatMap(({ instagram_posts }) => instagram_posts)
    .find(({ media_type }) => media_type === 'IMAGE')?.media_url;
  const before = (readListingPage(search) - 1) * pagingLimits.pageSizeDefault;
  const filter = readListingFilter(listing, search);
  const own = ownPageOf(filter, source);
  const where = whereOf(filter, facets, listing);
  const listed = [where ? `${found} ${where}` : found, ...first].join(', ');
  const crumbs = [{ name: capitalized(names.many), path }, ...own];
  return {
    title: listingTitle(names, listing.catalogue, filter, where),
    description: cut(where ? `${listed}. ${names.lede}.` : `${names.lede}. ${listed}.`, 300),
    ...(own[0] && { canonical: own[0].path }),
    ...(picture && { picture }),
    structuredData: graphOf(itemList(firms, before), breadcrumbs(...crumbs)),
  };
}

/** The canonical page of a listing narrowed to one city, whatever else narrows it; [] if the listing has none. */
function ownPageOf(filter: ListingFilter, { listing, facets, path }: ListingHeadSource): Crumb[] {
  const pages = fieldsOf(listing.of).flatMap((name) => {
    if (!listingFilters[name].ownPage) return [];
    const [value, ...others] = shownValues(name, filter, facets, listing);
    if (!value || others.length > 0) return [];
    const narrowed = withFilter(everything, name, [value.slug]);
    return { name: value.name, path: listingAddress(path, narrowed) };
  });
  return pages.slice(0, 1);
}
