import {
  type DesignStyle,
  designerCatalogue,
  designStyles,
  featuredLinkTypes,
  readWebAddress,
  tidied,
} from '@aangan/domain';
import { emptyFirm, type FirmValues, firmValuesOf, sentFirm } from '../../../form/firm-values.ts';
import { knownIds } from '../../../form/known-ids.ts';
import { type LinkValues, linkValuesOf, sentLinks } from '../../../form/link-values.ts';
import { amountOf, digitsOf, numberOf } from '../../../form/number-values.ts';
import type { OwnDesignerProfile } from '../api/own-designer-profile.ts';
import type { DesignerOnboarding } from '../api/save-designer-profile.ts';

/** The values of the form; numbers as typed. */
export interface DesignerValues extends FirmValues {
  specializations: string[];
  styles: string[];
  bio: string;
  portfolio_website: string;
  min_project_size: string;
  min_project_budget: string;
  fee_range_min: string;
  fee_range_max: string;
  featured_links: LinkValues<(typeof featuredLinkTypes)[number]['id']>[];
}

/** The values of a firm that has no profile yet. */
export function emptyDesigner(currentYear: number): DesignerValues {
  return {
    ...emptyFirm(currentYear),
    specializations: [],
    styles: [],
    bio: '',
    portfolio_website: '',
    min_project_size: '',
    min_project_budget: '',
    fee_range_min: '',
    fee_range_max: '',
    featured_links: [],
  };
}

const isStyle = (id: string): id is DesignStyle => designStyles.some((style) => style.id === id);

/** The values of a stored profile. */
export function designerValuesOf(profile: OwnDesignerProfile): DesignerValues {
  return {
    ...firmValuesOf(profile),
    specializations: profile.specializations,
    styles: profile.styles.filter(isStyle),
    bio: profile.bio,
    portfolio_website: profile.portfolio_website ?? '',
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

/** The values as the API takes them: numbers as numbers, null for what was left blank. */
export function onboardingOf(values: DesignerValues): DesignerOnboarding {
  const specializations: DesignerOnboarding['specializations'] = knownIds(
    values.specializations,
    designerCatalogue,
  );
  return {
    ...sentFirm(values),
    specializations,
    styles: values.styles.filter(isStyle),
    specialization: specializations[0] ?? null,
    bio: values.bio.trim(),
    portfolio_website: tidied(readWebAddress, values.portfolio_website) || null,
    min_project_size: numberOf(values.min_project_size) ?? 0,
    min_project_budget: amountOf(values.min_project_budget),
    fee_range_min: amountOf(values.fee_range_min),
    fee_range_max: amountOf(values.fee_range_max),
    featured_links: designerLinks(values).map(({ link }) => link),
  };
}
