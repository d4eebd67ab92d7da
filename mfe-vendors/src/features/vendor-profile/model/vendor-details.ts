import { detailNames, headerMoney, missingWords, vendorTypes } from '@aangan/domain';
import {
  answersDetail,
  establishedText,
  membersText,
  type ProfileDetail,
  projectsDetail,
  quotedAndFinalDetail,
  ratingDetail,
  type Speech,
  speechOf,
} from '@aangan/firms';
import type { VendorProfileData } from '../api/vendor-profile.ts';

/** The details on the cover of a vendor's page; in English by default. */
export function vendorDetails(
  vendor: VendorProfileData,
  speech: Speech = speechOf(),
  locale?: string,
): ProfileDetail[] {
  const { i18n, say } = speech;
  const unknown = say(missingWords.notSpecified);
  const minimum = headerMoney(vendor.min_order_value, locale);
  return [
    {
      name: detailNames.established,
      value: establishedText(vendor.establishment_year, vendor.years_in_business, speech),
      inBar: vendor.establishment_year !== null,
    },
    { name: detailNames.vendorType, value: say(typeLabel(vendor.vendor_type)) },
    { name: detailNames.team, value: membersText(vendor.team_strength, i18n) },
    ...projectsDetail(vendor),
    { name: detailNames.minimumOrder, ...minimum, value: say(minimum.value), inBar: true },
    { name: detailNames.leadTime, value: vendor.lead_time ?? unknown },
    { name: detailNames.serviceAreas, value: vendor.service_areas ?? unknown },
    ...ratingDetail(vendor, i18n),
    ...answersDetail(vendor, i18n),
    ...quotedAndFinalDetail(vendor, i18n),
  ];
}

function typeLabel(type: VendorProfileData['vendor_type']): string {
  return vendorTypes.find(({ id }) => id === type)?.label ?? missingWords.notSpecified;
}
