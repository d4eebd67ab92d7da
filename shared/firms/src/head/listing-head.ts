import {
  type CatalogueGroup,
  everything,
  formatListCount,
  listingAddress,
  pagingLimits,
  readListingFilter,
  readListingPage,
} from '@aangan/domain';
import type { RouteHead, RoutePlace } from '@aangan/host';
import { chosenCities, citiesInWords } from '../listing/filter-labels.ts';
import type { ListingFacets } from '../listing/listing-facets.ts';
import type { ListingPage } from '../listing/listing-query.ts';
import { capitalized, type ListingNames, listingTitle } from '../listing/listing-title.ts';
import { breadcrumbs, type Crumb, cut, graphOf, itemList } from './structured-data.ts';

/** A firm of a listing, as far as its head needs it. */
interface ListedFirm extends Crumb {
  instagram_posts: readonly { media_type: string; media_url: string }[];
}

export interface ListingHeadSource {
  names: ListingNames & { one: string; lede: string };
  catalogue: readonly CatalogueGroup[];
  /** Where the listing is: "/designers". */
  path: string;
  page: Pick<ListingPage<unknown>, 'count' | 'count_is_exact'>;
  /** Names the cities that the listing is narrowed to. */
  facets: ListingFacets;
  firms: readonly ListedFirm[];
  place: RoutePlace | undefined;
}

/**
 * Title, description, picture and structured data of a listing. The picture is the first firm's. The listing of one
 * city is a page of its own: its canonical address keeps the city and nothing else.
 */
export function listingHead(source: ListingHeadSource): RouteHead {
  const { names, catalogue, path, page, facets, firms, place } = source;
  const search = place?.search ?? new URLSearchParams();
  const count = formatListCount(page.count, page.count_is_exact);
  const first = firms.map(({ name }) => name).slice(0, 3);
  const found = `${count} ${count === '1' ? names.one : names.many}`;
  const picture = firms
    .flatMap(({ instagram_posts }) => instagram_posts)
    .find(({ media_type }) => media_type === 'IMAGE')?.media_url;
  const before = (readListingPage(search) - 1) * pagingLimits.pageSizeDefault;
  const filter = readListingFilter(catalogue, search);
  const cities = chosenCities(filter, facets);
  const [city] = cities.length === 1 ? cities : [];
  const cityPath = city && listingAddress(path, { ...everything, cities: [city.slug] });
  const inCities = cities.length > 0 ? ` in ${citiesInWords(cities)}` : '';
  const listed = [`${found}${inCities}`, ...first].join(', ');
  const crumbs = [
    { name: capitalized(names.many), path },
    ...(city && cityPath ? [{ name: city.name, path: cityPath }] : []),
  ];
  return {
    title: listingTitle(names, catalogue, filter, cities),
    description: cut(inCities ? `${listed}. ${names.lede}.` : `${names.lede}. ${listed}.`, 300),
    ...(cityPath && { canonical: cityPath }),
    ...(picture && { picture }),
    structuredData: graphOf(itemList(firms, before), breadcrumbs(...crumbs)),
  };
}
