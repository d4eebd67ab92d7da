import { paths } from '@aangan/domain';
import { firmHead } from '@aangan/firms';
import type { RouteHeadOf } from '@aangan/host';
import type { VendorProfileData } from '../features/vendor-profile/api/vendor-profile.ts';
import { headSourceOf } from '../features/vendor-profile/model/head-source.ts';

/** How a vendor's About page appears in tabs, search results and shared links. */
export const VendorAboutHead: RouteHeadOf<[VendorProfileData]> = (vendor) =>
  firmHead(headSourceOf(vendor), { name: 'About Us', path: paths.vendorAbout(vendor.id) });
