import { designerCatalogue, featuredLinkTypes, profileLimits } from '@aangan/domain';
import { knownIds } from '../../../form/known-ids.ts';
import { type LinkValues, linkValuesOf, sentLinks } from '../../../form/link-values.ts';
import { digitsOf, numberOf } from '../../../form/number-values.ts';
import type { OwnDesignerProfile } from '../api/own-designer-profile.ts';
import type { DesignerOnboarding } from '../api/save-designer-profile.ts';

/** What the form holds; numbers as digits. */
export interface DesignerValues {
  specializations: string[];
  bio: string;
  establishment_year: string;
  team_strength: string;
  projects_completed: string;
  head_office_address: string;
  portfolio_website: string;
  linkedin_profile: string;
  spoc_name: string;
  spoc_phone: string;
  min_project_size: string;
  min_project_budget: string;
  fee_range_min: string;
  fee_range_max: string;
  featured_links: LinkValues<(typeof featuredLinkTypes)[number]['id']>[];
}

/** The form of a firm that has no profile yet (product-1, section 5: the defaults). */
export function emptyDesigner(currentYear: number): DesignerValues {
  return {
    specializations: [],
    bio: '',
    establishment_year: String(currentYear),
    team_strength: String(profileLimits.teamStrengthDefault),
    projects_completed: '',
    head_office_address: '',
    portfolio_website: '',
    linkedin_profile: '',
    spoc_name: '',
    spoc_phone: '',
    min_project_size: '',
    min_project_budget: '',
    fee_range_min: '',
    fee_range_max: '',
    featured_links: [],
  };
}

/** The form of a stored profile. */
export function designerValuesOf(profile: OwnDesignerProfile): DesignerValues {
  return {
    specializations: profile.specializations,
    bio: profile.bio,
    establishment_year: digitsOf(profile.establishment_year),
    team_strength: digitsOf(profile.team_strength),
    projects_completed: digitsOf(profile.projects_completed),
    head_office_address: profile.head_office_address,
    portfolio_website: profile.portfolio_website ?? '',
    linkedin_profile: profile.linkedin_profile ?? '',
    spoc_name: profile.spoc_name,
    spoc_phone: profile.spoc_phone,
    min_project_size: digitsOf(profile.min_project_size),
    min_project_budget: digitsOf(profile.min_project_budget),
    fee_range_min: digitsOf(profile.fee_range_min),
    fee_range_max: digitsOf(profile.fee_range_max),
    featured_links: linkValuesOf(profile.featured_links, featuredLinkTypes),
  };
}

/** The links of the form in the order they are sent. */
export const designerLinks = ({ featured_links }: DesignerValues) =>
  sentLinks('featured_links', featured_links);

/** What is saved: numbers as numbers, what was left blank unset (product-1, section 7). */
export function onboardingOf(values: DesignerValues): DesignerOnboarding {
  return {
    specializations: knownIds(values.specializations, designerCatalogue),
    bio: values.bio.trim(),
    establishment_year: Number(values.establishment_year),
    team_strength: Number(values.team_strength),
    projects_completed: Number(values.projects_completed),
    head_office_address: values.head_office_address.trim(),
    portfolio_website: values.portfolio_website.trim() || null,
    linkedin_profile: values.linkedin_profile.trim() || null,
    spoc_name: values.spoc_name.trim(),
    spoc_phone: values.spoc_phone.trim(),
    min_project_size: Number(values.min_project_size),
    min_project_budget: numberOf(values.min_project_budget),
    fee_range_min: numberOf(values.fee_range_min),
    fee_range_max: numberOf(values.fee_range_max),
    featured_links: designerLinks(values).map(({ link }) => link),
  };
}
