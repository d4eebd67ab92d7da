import { firmHead } from '@aangan/firms';
import type { RouteHeadOf } from '@aangan/host';
import type { VendorProfileData } from '../features/vendor-profile/api/vendor-profile.ts';
import { headSourceOf } from '../features/vendor-profile/model/head-source.ts';

/** How a vendor's page appears in tabs, search results and shared links. */
export const VendorHead: RouteHeadOf<[VendorProfileData]> = (vendor) =>
  firmHead(headSourceOf(vendor));
