import { newestProject } from '../../projects/project.columns.ts';
import {
  avatar,
  experienceYears,
  newestShown,
  type OwnerColumn,
  postJson,
} from '../firm.columns.ts';

/** Seconds between 8 and 22 in India from 1970 on until an instant: nobody is expected to answer at night. */
const daySeconds = (instant: string) => {
  const local = `(${instant} at time zone 'Asia/Kolkata')`;
  return `((${local}::date - date '1970-01-01') * 14 * 3600
    + least(greatest(extract(epoch from ${local}::time) - 8 * 3600, 0), 14 * 3600))`;
};

/** A request changes last when it is answered: an answered one cannot be revoked. */
const usualAnswerHours = (owner: OwnerColumn) => `(
  select case when count(*) >= 5 then
    round((percentile_cont(0.5) within group (order by answered.seconds) / 3600)::numeric, 1) end
  from (
    select ${daySeconds('r.updated_at')} - ${daySeconds('r.created_at')} as seconds from connection_request r
    where r.${owner} = f.id and r.status in ('approved', 'rejected') and r.updated_at > now() - interval '30 days'
  ) as answered
)`;

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
  ${usualAnswerHours(owner)} as usual_answer_hours,
  f.posts_count,
  ${itemsOf(owner, 'IMAGE')} as pictures_count,
  ${itemsOf(owner, 'VIDEO')} as videos_count,
  ${postJson(newestShown(owner))} as cover,
  ${newestProject(owner)} as last_project`;
