import { catalogueIds, profileLimits, profileMessages, vendorCatalogue } from '@aangan/domain';
import { type Static, Type } from 'typebox';
import type { Faults, FieldMessages } from '../../problems.ts';
import { featuredLinkInput } from '../../schemas/featured-link.ts';
import { nullable } from '../../schemas/nullable.ts';
import { checkedTogether } from '../../validation/read-fields.ts';
import {
  currentYear,
  foundingFaults,
  given,
  optionalText,
  sharedBasicInfo,
  sharedColumns,
  webAddress,
} from '../firms/own-profile/basic-info.ts';
import type { BasicInfo } from '../firms/own-profile/own-profile.service.ts';
import { linkFaults, readLinks, type SentLinks } from '../firms/own-profile/read-links.ts';
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

const fields = Type.Object({
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

type Fields = Static<typeof fields>;

const linksOf = ({ featured_links, catalogues, brochures }: Partial<Fields>): SentLinks[] => [
  { field: 'featured_links', links: featured_links },
  { field: 'catalogues', links: catalogues, type: 'catalogue' },
  { field: 'brochures', links: brochures, type: 'brochure' },
];

/** No certification is from a year to come. */
function certificationFaults({ certifications = [] }: Partial<Fields>): Faults {
  const year = currentYear();
  const sentence = profileMessages.certificationYearInFuture;
  const refused = certifications.flatMap((one, index): [number, FieldMessages][] =>
    (one.year ?? year) > year ? [[index, { year: [{ code: 'max_value', sentence }] }]] : [],
  );
  return refused.length > 0 ? { certifications: Object.fromEntries(refused) } : {};
}

/** The first step of a vendor's onboarding. */
export const VendorBasicInfo = checkedTogether(
  fields,
  foundingFaults,
  certificationFaults,
  (info: Partial<Fields>) => linkFaults(linksOf(info)),
);

/** The lists of links that are sent together take the place of all links that were there. */
export function readVendorBasicInfo(body: unknown): BasicInfo {
  const { featured_links, catalogues, brochures, service_coverage, ...info } = body as Fields;
  const columns = given({
    ...sharedColumns(info, vendorCatalogue),
    service_areas: service_coverage === undefined ? info.service_areas : service_coverage,
    certifications: info.certifications && JSON.stringify(info.certifications),
  });
  return {
    version: info.version,
    columns: 'bio' in columns ? { ...columns, bio: columns.bio ?? '' } : columns,
    links: readLinks(linksOf({ featured_links, catalogues, brochures })),
  };
}
