import { catalogueIds, profileLimits, profileMessages, vendorCatalogue } from '@aangan/domain';
import { type Static, Type } from 'typebox';
import { type FieldMessages, invalid } from '../../problems.ts';
import { featuredLinkInput } from '../../schemas/featured-link.ts';
import { nullable } from '../../schemas/nullable.ts';
import {
  currentYear,
  given,
  optionalText,
  sharedBasicInfo,
  sharedColumns,
  webAddress,
} from '../firms/own-profile/basic-info.ts';
import type { BasicInfo } from '../firms/own-profile/own-profile.service.ts';
import { readLinks } from '../firms/own-profile/read-links.ts';
import { vendorTypes } from './vendors.schemas.ts';

const categories = catalogueIds(vendorCatalogue);
const linkList = (...types: Parameters<typeof featuredLinkInput>[0]) =>
  Type.Optional(Type.Array(featuredLinkInput(types), { maxItems: 50 }));

const Certification = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 200 }),
  year: Type.Optional(
    nullable(
      Type.Integer({
        minimum: profileLimits.certificationYearMin,
        description: 'At most the current year',
        'x-messages': { minimum: profileMessages.certificationYear },
      }),
    ),
  ),
});

/** The first step of a vendor's onboarding. */
export const VendorBasicInfo = Type.Object({
  ...sharedBasicInfo,
  vendor_type: Type.Enum([...vendorTypes], {
    'x-messages': { blank: profileMessages.vendorTypeRequired },
  }),
  specializations: Type.Array(Type.Enum(categories), {
    minItems: profileLimits.specializationsMin,
    maxItems: categories.length,
    'x-messages': { minItems: profileMessages.categoriesRequired },
  }),
  min_order_value: Type.Integer({
    minimum: profileLimits.minOrderValueMin,
    maximum: profileLimits.moneyMax,
    description: 'Whole rupees',
  }),
  website: webAddress(),
  service_coverage: optionalText({
    maxLength: 1000,
    'x-lines': true,
    description: 'Stored as service_areas',
  }),
  service_areas: optionalText({
    maxLength: 1000,
    'x-lines': true,
    description: 'Where service_coverage is not sent',
  }),
  lead_time: optionalText({ maxLength: 300 }),
  bio: optionalText({ maxLength: profileLimits.bioMax, 'x-lines': true }),
  certifications: Type.Optional(Type.Array(Certification, { maxItems: 50 })),
  featured_links: linkList('youtube', 'article', 'blog', 'catalogue', 'brochure'),
  catalogues: linkList('catalogue', 'brochure'),
  brochures: linkList('catalogue', 'brochure'),
});

/**
 * The lists of links that are sent together take the place of all links that were there.
 * @throws Refusal 400 for a year to come, also of a certification
 */
export function readVendorBasicInfo(body: unknown): BasicInfo {
  const { featured_links, catalogues, brochures, service_coverage, ...info } = body as Static<
    typeof VendorBasicInfo
  >;
  refuseYearsToCome(info.certifications ?? []);
  const columns = given({
    ...sharedColumns(info, vendorCatalogue),
    service_areas: service_coverage === undefined ? info.service_areas : service_coverage,
    certifications: info.certifications && JSON.stringify(info.certifications),
  });
  return {
    version: info.version,
    columns: 'bio' in columns ? { ...columns, bio: columns.bio ?? '' } : columns,
    links: readLinks([
      { field: 'featured_links', links: featured_links },
      { field: 'catalogues', links: catalogues, type: 'catalogue' },
      { field: 'brochures', links: brochures, type: 'brochure' },
    ]),
  };
}

function refuseYearsToCome(certifications: readonly Static<typeof Certification>[]): void {
  const year = currentYear();
  const sentence = profileMessages.certificationYearInFuture;
  const isToCome = (when: number | null | undefined) => when != null && when > year;
  const refused = certifications.flatMap((one, index): [number, FieldMessages][] =>
    isToCome(one.year) ? [[index, { year: [{ code: 'max_value', sentence }] }]] : [],
  );
  if (refused.length > 0) throw invalid({ certifications: Object.fromEntries(refused) });
}
