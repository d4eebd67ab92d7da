import { newestProject } from '../../projects/project.columns.ts';
import {
  avatar,
  awayUntil,
  experienceYears,
  newestShown,
  type OwnerColumn,
  postJson,
} from '../firm.columns.ts';

const itemsOf = (owner: OwnerColumn, type: 'IMAGE' | 'VIDEO') =>
  `(select count(*)::integer from portfolio_item i
    where i.${owner} = f.id and i.media_type = '${type}' and i.hidden_at is null)`;

/** What is compared of designers and vendors alike. */
export const comparedColumns = (owner: OwnerColumn) => `
  f.id,
  ${avatar} as avatar,
  f.city,
  f.rating,
  f.reviews_count,
  f.establishment_year,
  ${experienceYears} as experience_years,
  f.team_strength,
  f.projects_completed,
  f.specializations,
  f.specializations_display,
  ${awayUntil} as away_until,
  f.usual_answer_hours,
  f.posts_count,
  ${itemsOf(owner, 'IMAGE')} as pictures_count,
  ${itemsOf(owner, 'VIDEO')} as videos_count,
  ${postJson(newestShown(owner))} as cover,
  ${newestProject(owner)} as last_project`;
