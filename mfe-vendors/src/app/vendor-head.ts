import { firmHead } from '@aangan/firms';
import type { RouteHeadOf } from '@aangan/host';
import type { VendorProfileData } from '../features/vendor-profile/api/vendor-profile.ts';

/** How a vendor's page appears in tabs, search results and shared links. */
export const VendorHead: RouteHeadOf<[VendorProfileData]> = (vendor) =>
  firmHead({
    ...vendor,
    kind: 'vendor',
    name: vendor.company_name,
    elsewhere: [vendor.website, vendor.instagram_profile, vendor.linkedin_profile],
  });
