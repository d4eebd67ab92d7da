import { catalogueIds, designerCatalogue, pagingLimits } from '@aangan/domain';
import { type Static, Type } from 'typebox';
import { FeaturedLink } from '../../schemas/featured-link.ts';
import { InstagramPost } from '../../schemas/instagram-post.ts';
import { nullableInteger, nullableText } from '../../schemas/nullable.ts';
import { pageOf } from '../../schemas/page.ts';
import { reference } from '../../schemas/reference.ts';

const rupees = (what: string) => nullableInteger(`${what}, whole rupees`);

const card = {
  id: Type.Integer(),
  user_id: Type.Integer(),
  full_name: Type.String(),
  avatar: nullableText('Path of the picture on this origin'),
  city: nullableText(),
  head_office_address: Type.String(),
  is_verified: Type.Boolean(),
  rating: Type.Number({ description: '0 to 5, one decimal; 0 while nobody has rated' }),
  reviews_count: Type.Integer(),
  establishment_year: nullableInteger(),
  years_in_business: nullableInteger('The current year minus the establishment year, at least 0'),
  experience_years: nullableInteger('As given, else the years in business'),
  team_strength: Type.Integer(),
  projects_completed: Type.Integer(),
  specialization: nullableText('Id of the first specialization'),
  specializations: Type.Array(Type.String(), { description: 'Ids of the catalogue' }),
  specializations_display: Type.Array(Type.String(), { description: 'Their labels, in order' }),
  all_specializations: Type.Array(Type.String(), { description: 'The same ids' }),
  min_project_size: nullableInteger('Carpet area, sq ft'),
  min_project_budget: rupees('Smallest budget of a project'),
  fee_range_min: rupees('Per sq ft'),
  fee_range_max: rupees('Per sq ft'),
  instagram_posts: Type.Array(reference(InstagramPost), { description: 'Newest first' }),
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

export const DesignerProfile = Type.Object(
  {
    ...card,
    bio: Type.String(),
    portfolio_website: nullableText(),
    linkedin_profile: nullableText(),
    instagram_profile: nullableText(),
    featured_links: Type.Array(reference(FeaturedLink)),
    principal_architects: Type.Array(reference(PrincipalArchitect)),
  },
  { $id: 'DesignerProfile' },
);
export type DesignerProfile = Static<typeof DesignerProfile>;

export const DesignerCardPage = pageOf(reference(DesignerCard), 'DesignerCardPage');
export type DesignerCardPage = Static<typeof DesignerCardPage>;

const specializationIds = catalogueIds(designerCatalogue);
const groupIds = designerCatalogue.map((group) => group.id);

export const DesignerListQuery = Type.Object({
  search: Type.Optional(
    Type.String({
      maxLength: 200,
      description: 'Name, city, address, words of the profile, or kind of project',
    }),
  ),
  group: Type.Optional(Type.Enum(groupIds)),
  specialization: Type.Optional(Type.Enum(specializationIds)),
  page: Type.Optional(Type.Unsafe<string>({ type: 'integer', minimum: 1, 'x-unchecked': true })),
  page_size: Type.Optional(
    Type.Unsafe<string>({
      type: 'integer',
      minimum: 1,
      maximum: pagingLimits.pageSizeMax,
      default: pagingLimits.pageSizeDefault,
      'x-unchecked': true,
    }),
  ),
});
export type DesignerListQuery = Static<typeof DesignerListQuery>;
