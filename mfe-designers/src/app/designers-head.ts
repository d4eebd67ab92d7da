import { designerListing, paths } from '@aangan/domain';
import { listingHead, speechOf } from '@aangan/firms';
import type { RouteHeadOf, RoutePlace } from '@aangan/host';
import type { DesignerFacets } from '../features/designer-listing/api/designer-facets.ts';
import type { DesignerPage } from '../features/designer-listing/api/list-designers.ts';
import { listedFirmOf } from '../features/designer-listing/model/listed-firm.ts';
import { listingTexts } from '../features/designer-listing/model/listing-texts.ts';

/** How the Featured Designers page appears in tabs, search results and shared links. */
export const DesignersHead: RouteHeadOf<
  [page: DesignerPage, facets: DesignerFacets, place?: RoutePlace]
> = (page, facets, place) =>
  listingHead({
    names: listingTexts(speechOf(place).i18n),
    listing: designerListing,
    path: paths.designers(),
    page,
    facets,
    firms: page.results.map(listedFirmOf),
    place,
  });
