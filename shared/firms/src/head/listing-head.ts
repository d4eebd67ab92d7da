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
import type { HeadMessages, RouteHead, RoutePlace } from '@aangan/host';
import { msg } from '@lingui/core/macro';
import type { ListingFacets } from '../listing/listing-facets.ts';
import type { ListingPage } from '../listing/listing-query.ts';
import {
  capitalized,
  countOfFirms,
  firmsWhere,
  type ListingNames,
  listingTitle,
} from '../listing/listing-title.ts';
import { shownValues, whereOf } from '../listing/shown-values.ts';
import { type Speech, speechOf } from '../speech/speech.ts';
import { breadcrumbs, type Crumb, cut, graphOf, itemList } from './structured-data.ts';

/** A firm of a listing, as far as its head needs it. */
interface ListedFirm extends Crumb {
  /** As its card shows them. */
  posts: readonly { media_type: string; media_url: string }[];
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
  const speech = speechOf(place);
  const { i18n } = speech;
  const search = place?.search ?? new URLSearchParams();
  const count = formatListCount(page.count, page.count_is_exact);
  const first = firms.map(({ name }) => name).slice(0, 3);
  const found = countOfFirms(names, count, i18n);
  const picture = firms
    .flatMap(({ posts }) => posts)
    .find(({ media_type }) => media_type === 'IMAGE')?.media_url;
  const before = (readListingPage(search) - 1) * pagingLimits.pageSizeDefault;
  const filter = readListingFilter(listing, search);
  const own = ownPageOf(filter, source, speech);
  const where = whereOf(filter, facets, listing, speech);
  const listed = [firmsWhere(found, where, i18n), ...first].join(', ');
  const sentences = where ? [listed, names.lede] : [names.lede, listed];
  const crumbs = [{ name: capitalized(names.many), path }, ...own];
  return {
    title: listingTitle(names, listing.catalogue, filter, where, speech),
    description: cut(inSentences(sentences, i18n), 300),
    ...(own[0] && { canonical: own[0].path }),
    ...(picture && { picture }),
    structuredData: graphOf(itemList(firms, before), breadcrumbs(i18n, ...crumbs)),
  };
}

/** Two sentences. */
function inSentences([first, second]: readonly string[], i18n: HeadMessages): string {
  return i18n._(msg({ id: 'firms.two-sentences', message: `${first}. ${second}.` }));
}

/** The canonical page of a listing narrowed to one city, whatever else narrows it; [] if the listing has none. */
function ownPageOf(
  filter: ListingFilter,
  { listing, facets, path }: ListingHeadSource,
  { say }: Speech,
): Crumb[] {
  const pages = fieldsOf(listing.of).flatMap((name) => {
    if (!listingFilters[name].ownPage) return [];
    const [value, ...others] = shownValues(name, filter, facets, listing);
    if (!value || others.length > 0) return [];
    const narrowed = withFilter(everything, name, [value.slug]);
    return { name: say(value.name), path: listingAddress(path, narrowed) };
  });
  return pages.slice(0, 1);
}
