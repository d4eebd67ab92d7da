import {
  type CatalogueGroup,
  formatListCount,
  pagingLimits,
  readListingFilter,
  readListingPage,
} from '@aangan/domain';
import type { RouteHead, RoutePlace } from '@aangan/host';
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
  firms: readonly ListedFirm[];
  place: RoutePlace | undefined;
}

/** Title, description, picture and structured data of a listing. The picture is the first firm's. */
export function listingHead(source: ListingHeadSource): RouteHead {
  const { names, catalogue, path, page, firms, place } = source;
  const search = place?.search ?? new URLSearchParams();
  const count = formatListCount(page.count, page.count_is_exact);
  const first = firms.map(({ name }) => name).slice(0, 3);
  const found = `${count} ${count === '1' ? names.one : names.many}`;
  const picture = firms
    .flatMap(({ instagram_posts }) => instagram_posts)
    .find(({ media_type }) => media_type === 'IMAGE')?.media_url;
  const before = (readListingPage(search) - 1) * pagingLimits.pageSizeDefault;
  return {
    title: listingTitle(names, catalogue, readListingFilter(catalogue, search)),
    description: cut(`${names.lede}. ${[found, ...first].join(', ')}.`, 300),
    ...(picture && { picture }),
    structuredData: graphOf(
      itemList(firms, before),
      breadcrumbs({ name: capitalized(names.many), path }),
    ),
  };
}
