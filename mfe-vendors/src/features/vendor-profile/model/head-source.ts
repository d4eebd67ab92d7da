import type { FirmHeadSource } from '@aangan/firms';
import type { VendorProfileData } from '../api/vendor-profile.ts';

/** What the heads of a vendor's pages are made of. */
export function headSourceOf(vendor: VendorProfileData): FirmHeadSource {
  return {
    ...vendor,
    kind: 'vendor',
    name: vendor.company_name,
    elsewhere: [vendor.website, vendor.instagram_profile, vendor.linkedin_profile],
  };
}
