import {
  countedWords,
  establishedWords,
  formatCount,
  headerMoney,
  missingWords,
  vendorTypes,
} from '@aangan/domain';
import { type ProfileDetail, ratingDetail } from '@aangan/firms';
import type { VendorProfileData } from '../api/vendor-profile.ts';

/** The details on the cover of a vendor's page. */
export function vendorDetails(vendor: VendorProfileData): ProfileDetail[] {
  return [
    {
      name: 'Established',
      value: establishedWords(vendor.establishment_year, vendor.years_in_business),
    },
    { name: 'Kind of firm', value: typeLabel(vendor.vendor_type) },
    { name: 'Team', value: countedWords(vendor.team_strength, 'member') },
    { name: 'Projects completed', value: formatCount(vendor.projects_completed) },
    { name: 'Minimum order', ...headerMoney(vendor.min_order_value) },
    { name: 'Lead time', value: vendor.lead_time ?? missingWords.notSpecified },
    { name: 'Delivers to', value: vendor.service_areas ?? missingWords.notSpecified },
    ...ratingDetail(vendor),
  ];
}

function typeLabel(type: VendorProfileData['vendor_type']): string {
  return vendorTypes.find(({ id }) => id === type)?.label ?? missingWords.notSpecified;
}
