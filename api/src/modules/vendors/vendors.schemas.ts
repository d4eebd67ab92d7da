import { type Static, Type } from 'typebox';
import { FeaturedLink } from '../../schemas/featured-link.ts';
import { firmCard, firmProfile, ownFacts } from '../../schemas/firm.ts';
import { nullableInteger, nullableText } from '../../schemas/nullable.ts';
import { pageOf } from '../../schemas/page.ts';
import { PortfolioItem } from '../../schemas/portfolio-item.ts';
import { reference } from '../../schemas/reference.ts';

export const vendorTypes = [
  'manufacturer',
  'trader',
  'service_provider',
  'professional_consultant',
  'brand',
] as const;

const card = {
  ...firmCard,
  company_name: Type.String(),
  vendor_type: Type.Enum([...vendorTypes]),
  min_order_value: Type.Integer({ description: 'Whole rupees' }),
};

/** What a listing shows of a vendor. The contact person and the long texts are not in it. */
export const VendorCard = Type.Object(card, { $id: 'VendorCard' });
export type VendorCard = Static<typeof VendorCard>;

const profile = {
  ...card,
  ...firmProfile,
  client_rating: Type.Number({
    description: 'As `rating`, by clients: that of `rating` is by designers',
  }),
  client_reviews_count: Type.Integer(),
  bio: Type.String({ description: 'Empty when the vendor gave none' }),
  website: nullableText(),
  linkedin_profile: nullableText(),
  instagram_profile: nullableText(),
  service_areas: nullableText(),
  service_coverage: nullableText('The same, by its name in the onboarding'),
  lead_time: nullableText(),
  certifications: Type.Array(
    Type.Object({ name: Type.String(), year: Type.Optional(nullableInteger()) }),
  ),
  featured_links: Type.Array(reference(FeaturedLink), {
    description: 'Catalogues and brochures among them',
  }),
  portfolio_items: Type.Array(reference(PortfolioItem)),
};

export const VendorProfile = Type.Object(profile, { $id: 'VendorProfile' });

/** The same with what only the firm itself sees. */
export const OwnVendorProfile = Type.Object(
  { ...profile, ...ownFacts },
  { $id: 'OwnVendorProfile' },
);

export const VendorCardPage = pageOf(reference(VendorCard), 'VendorCardPage');
