import {
  catalogueLinkTypes,
  featuredLinkTypes,
  profileLimits,
  type VendorType,
  vendorCatalogue,
} from '@aangan/domain';
import { knownIds } from '../../../form/known-ids.ts';
import { type LinkValues, linkValuesOf, sentLinks } from '../../../form/link-values.ts';
import { digitsOf } from '../../../form/number-values.ts';
import type { OwnVendorProfile } from '../api/own-vendor-profile.ts';
import type { VendorOnboarding } from '../api/save-vendor-profile.ts';
import {
  type CertificationValues,
  certificationValuesOf,
  sentCertifications,
} from './certification-values.ts';

/** What the form holds; numbers as digits. */
export interface VendorValues {
  vendor_type: string;
  specializations: string[];
  bio: string;
  establishment_year: string;
  team_strength: string;
  projects_completed: string;
  head_office_address: string;
  website: string;
  linkedin_profile: string;
  spoc_name: string;
  spoc_phone: string;
  min_order_value: string;
  service_coverage: string;
  lead_time: string;
  certifications: CertificationValues[];
  catalogues: LinkValues[];
  featured_links: LinkValues[];
}

/** The form of a company that has no profile yet. */
export function emptyVendor(currentYear: number): VendorValues {
  return {
    vendor_type: '',
    specializations: [],
    bio: '',
    establishment_year: String(currentYear),
    team_strength: String(profileLimits.teamStrengthDefault),
    projects_completed: '',
    head_office_address: '',
    website: '',
    linkedin_profile: '',
    spoc_name: '',
    spoc_phone: '',
    min_order_value: '',
    service_coverage: '',
    lead_time: '',
    certifications: [],
    catalogues: [],
    featured_links: [],
  };
}

/** The form of a stored profile. */
export function vendorValuesOf(profile: OwnVendorProfile): VendorValues {
  return {
    vendor_type: profile.vendor_type,
    specializations: profile.specializations,
    bio: profile.bio,
    establishment_year: digitsOf(profile.establishment_year),
    team_strength: digitsOf(profile.team_strength),
    projects_completed: digitsOf(profile.projects_completed),
    head_office_address: profile.head_office_address,
    website: profile.website ?? '',
    linkedin_profile: profile.linkedin_profile ?? '',
    spoc_name: profile.spoc_name,
    spoc_phone: profile.spoc_phone,
    min_order_value: digitsOf(profile.min_order_value),
    service_coverage: profile.service_coverage ?? '',
    lead_time: profile.lead_time ?? '',
    certifications: certificationValuesOf(profile.certifications),
    catalogues: linkValuesOf(profile.featured_links, catalogueLinkTypes),
    featured_links: linkValuesOf(profile.featured_links, featuredLinkTypes),
  };
}

/** Both lists of links are stored as one, in this order (decisions.md, Profiles and content). */
export const vendorLinks = ({ featured_links, catalogues }: VendorValues) => [
  ...sentLinks('featured_links', featured_links),
  ...sentLinks('catalogues', catalogues),
];

/** What is saved: numbers as numbers, what was left blank unset (product-1, section 7). */
export function onboardingOf(values: VendorValues): VendorOnboarding {
  return {
    // The schema has seen that one is chosen, and there is nothing else to choose.
    vendor_type: values.vendor_type as VendorType,
    specializations: knownIds(values.specializations, vendorCatalogue),
    bio: values.bio.trim(),
    establishment_year: Number(values.establishment_year),
    team_strength: Number(values.team_strength),
    projects_completed: Number(values.projects_completed),
    head_office_address: values.head_office_address.trim(),
    website: values.website.trim() || null,
    linkedin_profile: values.linkedin_profile.trim() || null,
    spoc_name: values.spoc_name.trim(),
    spoc_phone: values.spoc_phone.trim(),
    min_order_value: Number(values.min_order_value),
    service_coverage: values.service_coverage.trim() || null,
    lead_time: values.lead_time.trim() || null,
    certifications: sentCertifications(values.certifications),
    featured_links: vendorLinks(values).map(({ link }) => link),
  };
}
