import {
  detailNames,
  formatCount,
  formatRupees,
  formatRupeesShort,
  missingWords,
} from '@aangan/domain';
import {
  membersText,
  type ProfileDetail,
  projectsDetail,
  type Speech,
  yearsText,
} from '@aangan/firms';
import { msg, plural } from '@lingui/core/macro';
import type { VendorProfileData } from '../api/vendor-profile.ts';

const { notSpecified } = missingWords;

/** The details under Company Overview. */
export function overviewOf(vendor: VendorProfileData, speech: Speech): ProfileDetail[] {
  const { i18n, say } = speech;
  const { establishment_year: year } = vendor;
  return [
    { name: detailNames.established, value: year === null ? say(notSpecified) : String(year) },
    { name: detailNames.team, value: membersText(vendor.team_strength, i18n) },
    ...projectsDetail(vendor),
    {
      name: detailNames.headOffice,
      value:
        vendor.head_office_address ||
        i18n._(
          msg({ id: 'vendors.location-on-inquiry', message: 'Location available upon inquiry' }),
        ),
    },
    { name: detailNames.experience, value: experienceText(vendor, speech) },
    { name: detailNames.rating, value: ratingText(vendor, speech) },
  ];
}

/** The details under Service Areas & Pricing. */
export function servicesOf(
  vendor: VendorProfileData,
  speech: Speech,
  locale: string,
): ProfileDetail[] {
  const areas = msg({ id: 'vendors.areas-on-inquiry', message: 'Available upon inquiry' });
  return [
    { name: detailNames.serviceAreas, value: vendor.service_areas || speech.i18n._(areas) },
    { name: detailNames.minimumOrder, ...minimumOrderOf(vendor.min_order_value, speech, locale) },
  ];
}

function minimumOrderOf(
  minimum: number,
  { say }: Speech,
  locale: string,
): Omit<ProfileDetail, 'name'> {
  if (!minimum) return { value: say(notSpecified) };
  return { value: formatRupeesShort(minimum, locale), exact: formatRupees(minimum) };
}

/** The age of the firm where its experience is not given. */
function experienceText(vendor: VendorProfileData, { i18n, say }: Speech): string {
  const years = vendor.experience_years ?? vendor.years_in_business;
  if (years === null) return say(notSpecified);
  if (years === 0) {
    const lessThanOne = yearsText(years, i18n);
    return i18n._(
      msg({ id: 'vendors.first-year-in-industry', message: `${lessThanOne} in the industry` }),
    );
  }
  const shown = formatCount(years);
  return i18n._(
    msg({
      id: 'vendors.years-in-industry',
      message: plural(years, {
        one: `${shown}+ year in the industry`,
        other: `${shown}+ years in the industry`,
      }),
    }),
  );
}

function ratingText(vendor: VendorProfileData, { i18n, say }: Speech): string {
  const { reviews_count: count } = vendor;
  if (count === 0) return say(notSpecified);
  const rating = vendor.rating.toFixed(1);
  const shown = formatCount(count);
  return i18n._(
    msg({
      id: 'vendors.rating-of-reviews',
      message: plural(count, {
        one: `${rating} out of 5.0 (${shown} review)`,
        other: `${rating} out of 5.0 (${shown} reviews)`,
      }),
    }),
  );
}
