import { type Static, Type } from 'typebox';
import { FeaturedLink } from '../../schemas/featured-link.ts';
import { firmCard, firmProfile, ownFacts, rupees } from '../../schemas/firm.ts';
import { nullable, nullableInteger, nullableText } from '../../schemas/nullable.ts';
import { pageOf } from '../../schemas/page.ts';
import { PortfolioItem } from '../../schemas/portfolio-item.ts';
import { reference } from '../../schemas/reference.ts';

const card = {
  ...firmCard,
  full_name: Type.String(),
  is_architect: Type.Boolean({
    description: 'Whether a registration with the Council of Architecture was checked',
  }),
  min_project_size: nullableInteger('Carpet area, sq ft'),
  min_project_budget: rupees('Smallest budget of a project'),
  fee_range_min: rupees('Per sq ft'),
  fee_range_max: rupees('Per sq ft'),
};

/** What a listing shows of a designer. The contact person and the long texts are not in it. */
export const DesignerCard = Type.Object(card, { $id: 'DesignerCard' });
export type DesignerCard = Static<typeof DesignerCard>;

export const PrincipalArchitect = Type.Object(
  {
    id: Type.Integer(),
    name: Type.String(),
    experience_years: Type.Integer(),
    years_in_business: nullableInteger('Of the firm'),
    bio: Type.String(),
    linkedin_profile: nullableText(),
    portfolio_website: nullableText(),
    registration_checked_on: nullable(
      Type.String({
        format: 'date',
        description:
          'When a registration with the Council of Architecture under this name was checked; null: the label “architect” must not stand',
      }),
    ),
    designer: Type.Object({
      id: Type.Integer(),
      user_id: Type.Integer(),
      full_name: Type.String(),
      avatar: nullableText(),
      specialization: nullableText(),
    }),
  },
  { $id: 'PrincipalArchitect' },
);

const profile = {
  ...card,
  ...firmProfile,
  styles: Type.Array(Type.String(), { description: 'Ids of at most four styles' }),
  bio: Type.String(),
  portfolio_website: nullableText(),
  linkedin_profile: nullableText(),
  instagram_profile: nullableText(),
  featured_links: Type.Array(reference(FeaturedLink)),
  portfolio_items: Type.Array(reference(PortfolioItem)),
  principal_architects: Type.Array(reference(PrincipalArchitect)),
};

export const DesignerProfile = Type.Object(profile, { $id: 'DesignerProfile' });

/** The same with what only the firm itself sees. */
export const OwnDesignerProfile = Type.Object(
  { ...profile, ...ownFacts },
  { $id: 'OwnDesignerProfile' },
);

export const DesignerCardPage = pageOf(reference(DesignerCard), 'DesignerCardPage');
