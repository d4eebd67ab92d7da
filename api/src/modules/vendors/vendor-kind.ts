import { vendorCatalogue } from '@aangan/domain';
import { firmChecks } from '../evidence/evidence.columns.ts';
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

const card = `${firmCardColumns('vendor_id')},
  ${portfolioPosts('vendor_id')} as portfolio_posts,
  f.company_name,
  f.vendor_type,
  f.min_order_value`;

const profile = `${card},
  ${firmChecks('vendor_id')} as checks,
  f.client_rating,
  f.client_reviews_count,
  ${quotedAndFinal('vendor_id')} as quoted_and_final,
  f.bio,
  f.website,
  f.linkedin_profile,
  f.instagram_profile,
  f.service_areas,
  f.service_areas as service_coverage,
  f.lead_time,
  f.certifications,
  ${featuredLinks('vendor_id')} as featured_links,
  ${portfolioItems('vendor_id')} as portfolio_items`;

export const vendorKind: FirmKind = {
  table: 'vendor_profile',
  owner: 'vendor_id',
  name: 'company_name',
  subject: 'vendor',
  path: 'vendors',
  catalogue: vendorCatalogue,
  minimum: 'min_order_value',
  experience: experienceYears,
  cardJson: jsonOf(card),
  profileJson: jsonOf(profile),
  ownJson: jsonOf(`${profile}, ${ownColumns('vendor_id')}`),
  comparedJson: jsonOf(`${comparedColumns('vendor_id')},
    f.company_name as name, null as fee_range_min, null as fee_range_max, f.min_order_value as minimum,
    null as min_project_size, array[]::text[] as styles`),
};
