import {
  countedWords,
  detailNames,
  formatCount,
  formatRupees,
  formatRupeesShort,
  missingWords,
  yearsWords,
} from '@aangan/domain';
import { type ProfileDetail, projectsDetail } from '@aangan/firms';
import type { VendorProfileData } from '../api/vendor-profile.ts';

const { notSpecified } = missingWords;

/** The details under Company Overview. */
export function overviewOf(vendor: VendorProfileData): ProfileDetail[] {
  const { establishment_year: year } = vendor;
  return [
    { name: detailNames.established, value: year === null ? notSpecified : String(year) },
    { name: detailNames.team, value: countedWords(vendor.team_strength, 'member') },
    ...projectsDetail(vendor),
    {
      name: detailNames.headOffice,
      value: vendor.head_office_address || 'Location available upon inquiry',
    },
    { name: detailNames.experience, value: experienceText(vendor) },
    { name: detailNames.rating, value: ratingText(vendor) },
  ];
}

/** The details under Service Areas & Pricing. */
export function servicesOf(vendor: VendorProfileData): ProfileDetail[] {
  return [
    { name: detailNames.serviceAreas, value: vendor.service_areas || 'Available upon inquiry' },
    { name: detailNames.minimumOrder, ...minimumOrderOf(vendor.min_order_value) },
  ];
}

function minimumOrderOf(minimum: number): Omit<ProfileDetail, 'name'> {
  if (!minimum) return { value: notSpecified };
  return { value: formatRupeesShort(minimum), exact: formatRupees(minimum) };
}

/** The age of the firm where its experience is not given. */
function experienceText(vendor: VendorProfileData): string {
  const years = vendor.experience_years ?? vendor.years_in_business;
  if (years === null) return notSpecified;
  if (years === 0) return `${yearsWords(years)} in the industry`;
  return `${formatCount(years)}+ ${years === 1 ? 'year' : 'years'} in the industry`;
}

function ratingText({ rating, reviews_count: count }: VendorProfileData): string {
  if (count === 0) return notSpecified;
  return `${rating.toFixed(1)} out of 5.0 (${countedWords(count, 'review')})`;
}
