import { comparedFirms } from '@aangan/domain';
import { Type } from 'typebox';
import { firmCard, rupees } from '../../../schemas/firm.ts';
import { InstagramPost } from '../../../schemas/instagram-post.ts';
import { nullableInteger } from '../../../schemas/nullable.ts';
import { reference } from '../../../schemas/reference.ts';
import { ProjectCard } from '../../projects/projects.schemas.ts';

const { id, avatar, city, rating, reviews_count, establishment_year, experience_years } = firmCard;
const { team_strength, projects_completed, specializations, specializations_display } = firmCard;
const { away_until, usual_answer_hours } = firmCard;

/** A firm beside others of its kind. */
export const ComparedFirm = Type.Object(
  {
    id,
    name: Type.String(),
    avatar,
    city,
    rating,
    reviews_count,
    establishment_year,
    experience_years,
    team_strength,
    projects_completed,
    specializations,
    specializations_display,
    fee_range_min: rupees('Per sq ft; null for a vendor'),
    fee_range_max: rupees('Per sq ft; null for a vendor'),
    minimum: rupees('Smallest budget of a project, or smallest order'),
    min_project_size: nullableInteger('Carpet area, sq ft; null for a vendor'),
    styles: Type.Array(Type.String(), {
      description: 'Ids of at most four styles; none for a vendor',
    }),
    away_until,
    usual_answer_hours,
    posts_count: Type.Integer({ description: 'Posts of Instagram' }),
    pictures_count: Type.Integer({ description: 'Pictures of the portfolio' }),
    videos_count: Type.Integer({ description: 'Videos of the portfolio' }),
    cover: Type.Union([reference(InstagramPost), Type.Null()], {
      description: 'Its newest post or portfolio item, with the fields of a post',
    }),
    last_project: Type.Union([reference(ProjectCard), Type.Null()], {
      description: 'Its newest project',
    }),
  },
  { $id: 'ComparedFirm' },
);

export const Comparison = Type.Object(
  {
    firms: Type.Array(reference(ComparedFirm), { description: 'In the order asked for' }),
    missing: Type.Array(Type.Integer(), {
      description: 'Ids of those that are unknown, erased or not verified',
    }),
  },
  { $id: 'Comparison' },
);

export const CompareQuery = Type.Object({
  firms: Type.String({
    minLength: 1,
    description: `Ids of ${comparedFirms.min} to ${comparedFirms.max} firms, with commas between them`,
    examples: ['1,2,3'],
  }),
});
