import {
  countedWords,
  detailNames,
  establishedWords,
  headerMoney,
  missingWords,
  vendorTypes,
} from '@aangan/domain';
import { type ProfileDetail, projectsDetail, ratingDetail } from '@aangan/firms';
import type { VendorProfileData } from '../api/vendor-profile.ts';

/** The details on the cover of a vendor's page. */
export function vendorDetails(vendor: VendorProfileData): ProfileDetail[] {
  return [
    {
      name: detailNames.established,
      value: establishedWords(vendor.establishment_year, vendor.years_in_business),
      inBar: vendor.establishment_year !== null,
    },
    { name: detailNames.vendorType, value: typeLabel(vendor.vendor_type) },
    { name: detailNames.team, value: countedWords(vendor.team_strength, 'member') },
    ...projectsDetail(vendor),
    { name: detailNames.minimumOrder, ...headerMoney(vendor.min_order_value), inBar: true },
    { name: detailNames.leadTime, value: vendor.lead_time ?? missingWords.notSpecified },
    { name: detailNames.serviceAreas, value: vendor.service_areas ?? missingWords.notSpecified },
    ...ratingDetail(vendor),
  ];
}

function typeLabel(type: VendorProfileData['vendor_type']): string {
  return vendorTypes.find(({ id }) => id === type)?.label ?? missingWords.notSpecified;
}
