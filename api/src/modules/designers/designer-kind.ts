import { designerCatalogue } from '@aangan/domain';
import { architectColumns } from '../architects/architect.columns.ts';
import { firmChecks, isArchitect } from '../evidence/evidence.columns.ts';
import { comparedColumns } from '../firms/compare/compared.columns.ts';
import {
  experienceYears,
  featuredLinks,
  firmCardColumns,
  jsonOf,
  ownColumns,
  quotedAndFinal,
} from '../firms/firm.columns.ts';
import type { FirmKind } from '../firms/firm-kind.ts';
import { portfolioItems, portfolioPosts } from '../portfolio/portfolio-item.columns.ts';

const principalArchitects = `(
  select coalesce(json_agg(architect), '[]') from (
    select ${architectColumns}
    from principal_architect pa
    where pa.designer_id = f.id
    order by pa.id
  ) as architect
)`;

const card = `${firmCardColumns('designer_id')},
  ${portfolioPosts('designer_id')} as portfolio_posts,
  f.full_name,
  ${isArchitect} as is_architect,
  f.min_project_size,
  f.min_project_budget,
  f.fee_range_min,
  f.fee_range_max`;

const profile = `${card},
  ${firmChecks('designer_id')} as checks,
  ${quotedAndFinal('designer_id')} as quoted_and_final,
  f.styles,
  f.bio,
  f.portfolio_website,
  f.linkedin_profile,
  f.instagram_profile,
  ${featuredLinks('designer_id')} as featured_links,
  ${portfolioItems('designer_id')} as portfolio_items,
  ${principalArchitects} as principal_architects`;

export const designerKind: FirmKind = {
  table: 'designer_profile',
  owner: 'designer_id',
  name: 'full_name',
  subject: 'designer',
  path: 'profiles',
  catalogue: designerCatalogue,
  minimum: 'min_project_budget',
  experience: experienceYears,
  cardJson: jsonOf(card),
  profileJson: jsonOf(profile),
  ownJson: jsonOf(`${profile}, ${ownColumns('designer_id')}`),
  comparedJson: jsonOf(`${comparedColumns('designer_id')},
    f.full_name as name, f.fee_range_min, f.fee_range_max, f.min_project_budget as minimum, f.min_project_size, f.styles`),
};
