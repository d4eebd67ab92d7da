import { designerCatalogue } from '@aangan/domain';
import {
  avatar,
  featuredLinks,
  firmCardColumns,
  jsonOf,
  ownColumns,
  yearsInBusiness,
} from '../../listing/firm-json.ts';
import type { FirmKind } from '../../listing/firm-kind.ts';

const firm = jsonOf(
  `f.id, f.account_id as user_id, f.full_name, ${avatar} as avatar, f.specializations[1] as specialization`,
);

const principalArchitects = `(
  select coalesce(json_agg(architect), '[]') from (
    select pa.id, pa.name, pa.experience_years, ${yearsInBusiness} as years_in_business, pa.bio,
      pa.linkedin_profile, pa.portfolio_website, ${firm} as designer
    from principal_architect pa
    where pa.designer_id = f.id
    order by pa.id
  ) as architect
)`;

const card = `${firmCardColumns('designer_id')},
  f.full_name,
  f.min_project_size,
  f.min_project_budget,
  f.fee_range_min,
  f.fee_range_max`;

const profile = `${card},
  f.bio,
  f.portfolio_website,
  f.linkedin_profile,
  f.instagram_profile,
  ${featuredLinks('designer_id')} as featured_links,
  ${principalArchitects} as principal_architects`;

export const designerKind: FirmKind = {
  table: 'designer_profile',
  owner: 'designer_id',
  path: 'profiles',
  catalogue: designerCatalogue,
  cardJson: jsonOf(card),
  profileJson: jsonOf(profile),
  ownJson: jsonOf(`${profile}, ${ownColumns}`),
};
