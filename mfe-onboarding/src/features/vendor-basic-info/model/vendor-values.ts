import {
  catalogueLinkTypes,
  featuredLinkTypes,
  readWebAddress,
  tidied,
  type VendorType,
  vendorCatalogue,
} from '@aangan/domain';
import { emptyFirm, type FirmValues, firmValuesOf, sentFirm } from '../../../form/firm-values.ts';
import { knownIds } from '../../../form/known-ids.ts';
import { type LinkValues, linkValuesOf, sentLinks } from '../../../form/link-values.ts';
import { amountOf, digitsOf } from '../../../form/number-values.ts';
import type { OwnVendorProfile } from '../api/own-vendor-profile.ts';
import type { VendorOnboarding } from '../api/save-vendor-profile.ts';
import {
  type CertificationValues,
  certificationValuesOf,
  sentCertifications,
} from './certification-values.ts';

/** The values of the form; numbers as digits. */
export interface VendorValues extends FirmValues {
  vendor_type: string;
  specializations: string[];
  bio: string;
  website: string;
  min_order_value: string;
  service_coverage: string;
  lead_time: string;
  certifications: CertificationValues[];
  catalogues: LinkValues[];
  featured_links: LinkValues[];
}

/** The values of a company that has no profile yet. */
export function emptyVendor(currentYear: number): VendorValues {
  return {
    ...emptyFirm(currentYear),
    vendor_type: '',
    specializations: [],
    bio: '',
    website: '',
    min_order_value: '',
    service_coverage: '',
    lead_time: '',
    certifications: [],
    catalogues: [],
    featured_links: [],
  };
}

/** The values of a stored profile. */
export function vendorValuesOf(profile: OwnVendorProfile): VendorValues {
  return {
    vendor_type: profile.vendor_type,
    ...firmValuesOf(profile),
    specializations: profile.specializations,
    bio: profile.bio,
    website: profile.website ?? '',
    min_order_value: digitsOf(profile.min_order_value),
    service_coverage: profile.service_coverage ?? '',
    lead_time: profile.lead_time ?? '',
    certifications: certificationValuesOf(profile.certifications),
    catalogues: linkValuesOf(profile.featured_links, catalogueLinkTypes),
    featured_links: linkValuesOf(profile.featured_links, featuredLinkTypes),
  };
}

/** The links of the form in the order they are sent: the API stores both lists as one. */
export const vendorLinks = ({ featured_links, catalogues }: VendorValues) => [
  ...sentLinks('featured_links', featured_links),
  ...sentLinks('catalogues', catalogues),
];

/** The values as the API takes them: numbers as numbers, null for what was left blank. */
export function onboardingOf(values: VendorValues): VendorOnboarding {
  return {
    // The schema requires a choice, and the options are the API's values.
    vendor_type: values.vendor_type as VendorType,
    ...sentFirm(values),
    specializations: knownIds(values.specializations, vendorCatalogue),
    bio: values.bio.trim(),
    website: tidied(readWebAddress, values.website) || null,
    min_order_value: amountOf(values.min_order_value) ?? 0,
    service_coverage: values.service_coverage.trim() || null,
    lead_time: values.lead_time.trim() || null,
    certifications: sentCertifications(values.certifications),
    featured_links: vendorLinks(values).map(({ link }) => link),
  };
}
