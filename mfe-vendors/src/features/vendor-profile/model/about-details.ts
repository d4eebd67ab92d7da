import {
  countedWords,
  formatCount,
  formatRupees,
  formatRupeesShort,
  missingWords,
} from '@aangan/domain';
import type { ProfileDetail } from '@aangan/firms';
import type { VendorProfileData } from '../api/vendor-profile.ts';

const { notSpecified } = missingWords;

/** The details under Company Overview. */
export function overviewOf(vendor: VendorProfileData): ProfileDetail[] {
  const { establishment_year: year } = vendor;
  return [
    { name: 'Established', value: year === null ? notSpecified : String(year) },
    { name: 'Team size', value: countedWords(vendor.team_strength, 'member') },
    { name: 'Projects completed', value: formatCount(vendor.projects_completed) },
    {
      name: 'Head office',
      value: vendor.head_office_address || 'Location available upon inquiry',
    },
    { name: 'Experience', value: experienceText(vendor) },
    { name: 'Rating', value: ratingText(vendor) },
  ];
}

/** The details under Service Areas & Pricing. */
export function servicesOf(vendor: VendorProfileData): ProfileDetail[] {
  return [
    { name: 'Service areas', value: vendor.service_areas || 'Available upon inquiry' },
    { name: 'Minimum order value', ...minimumOrderOf(vendor.min_order_value) },
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
  return `${formatCount(years)}+ ${years === 1 ? 'year' : 'years'} in the industry`;
}

function ratingText({ rating, reviews_count: count }: VendorProfileData): string {
  if (count === 0) return notSpecified;
  return `${rating.toFixed(1)} out of 5.0 (${countedWords(count, 'review')})`;
}
