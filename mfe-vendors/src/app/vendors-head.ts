import { cardPosts, paths, vendorListing } from '@aangan/domain';
import { listingHead, speechOf } from '@aangan/firms';
import type { RouteHeadOf, RoutePlace } from '@aangan/host';
import { readVendorPage, type VendorsAnswer } from '../features/vendor-listing/api/list-vendors.ts';
import type { VendorFacets } from '../features/vendor-listing/api/vendor-facets.ts';
import { listingTexts } from '../features/vendor-listing/model/listing-texts.ts';

/** How the vendor directory appears in tabs, search results and shared links. */
export const VendorsHead: RouteHeadOf<
  [answer: VendorsAnswer, facets: VendorFacets, place?: RoutePlace]
> = (answer, facets, place) => {
  const page = readVendorPage(answer);
  return listingHead({
    names: listingTexts(speechOf(place).i18n),
    listing: vendorListing,
    path: paths.vendors(),
    page,
    facets,
    firms: page.results.map((vendor) => ({
      name: vendor.company_name,
      path: paths.vendor(vendor.id),
      posts: cardPosts(vendor),
    })),
    place,
  });
};
