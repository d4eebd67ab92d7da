import { paths } from '@aangan/domain';
import { firmHead, speechOf } from '@aangan/firms';
import type { RouteHeadOf, RoutePlace } from '@aangan/host';
import type { VendorProfileData } from '../features/vendor-profile/api/vendor-profile.ts';
import { headSourceOf } from '../features/vendor-profile/model/head-source.ts';
import { aboutUs } from '../features/vendor-profile/model/profile-texts.ts';

/** How a vendor's About page appears in tabs, search results and shared links. */
export const VendorAboutHead: RouteHeadOf<[vendor: VendorProfileData, place?: RoutePlace]> = (
  vendor,
  place,
) => {
  const speech = speechOf(place);
  const name = speech.i18n._(aboutUs);
  return firmHead(headSourceOf(vendor), { name, path: paths.vendorAbout(vendor.id) }, speech);
};
