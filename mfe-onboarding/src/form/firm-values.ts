import { profileLimits, readLinkedin, readPhone, tidied } from '@aangan/domain';
import {
  contactName,
  contactPhone,
  establishmentYear,
  headOfficeAddress,
  optionalLinkedinUrl,
  optionalText,
  projectsCompleted,
  teamStrength,
} from './field-rules.ts';
import { digitsOf, numberOf } from './number-values.ts';

/** The fields that designers and vendors share, as a form holds them; numbers as typed. */
export interface FirmValues {
  establishment_year: string;
  team_strength: string;
  projects_completed: string;
  head_office_address: string;
  city: string;
  linkedin_profile: string;
  spoc_name: string;
  spoc_phone: string;
  /** YYYY-MM-DD; '' while the firm is not away. */
  away_until: string;
}

/** The same fields as the API stores them. */
interface StoredFirm {
  establishment_year: number | null;
  team_strength: number;
  projects_completed: number;
  head_office_address: string;
  city: string | null;
  linkedin_profile: string | null;
  spoc_name: string;
  spoc_phone: string;
  away_until: string | null;
}

/** The shared fields of a firm that has no profile yet, with their defaults. */
export function emptyFirm(currentYear: number): FirmValues {
  return {
    establishment_year: String(currentYear),
    team_strength: String(profileLimits.teamStrengthDefault),
    projects_completed: '',
    head_office_address: '',
    city: '',
    linkedin_profile: '',
    spoc_name: '',
    spoc_phone: '',
    away_until: '',
  };
}

/** The shared fields of a stored profile. */
export function firmValuesOf(profile: StoredFirm): FirmValues {
  return {
    establishment_year: digitsOf(profile.establishment_year),
    team_strength: digitsOf(profile.team_strength),
    projects_completed: digitsOf(profile.projects_completed),
    head_office_address: profile.head_office_address,
    city: profile.city ?? '',
    linkedin_profile: profile.linkedin_profile ?? '',
    spoc_name: profile.spoc_name,
    spoc_phone: profile.spoc_phone,
    away_until: profile.away_until ?? '',
  };
}

/** The shared fields of a valid form to send: numbers as numbers, null for what was left blank. */
export function sentFirm(values: FirmValues) {
  return {
    establishment_year: numberOf(values.establishment_year) ?? 0,
    team_strength: numberOf(values.team_strength) ?? 0,
    projects_completed: numberOf(values.projects_completed) ?? 0,
    head_office_address: values.head_office_address.trim(),
    city: values.city.trim() || null,
    linkedin_profile: tidied(readLinkedin, values.linkedin_profile) || null,
    spoc_name: values.spoc_name.trim(),
    spoc_phone: tidied(readPhone, values.spoc_phone),
    away_until: values.away_until || null,
  };
}

/** The rules of the shared fields. */
export function firmRules(currentYear: number) {
  return {
    establishment_year: establishmentYear(currentYear),
    team_strength: teamStrength(),
    projects_completed: projectsCompleted(),
    head_office_address: headOfficeAddress(),
    city: optionalText(profileLimits.cityMax),
    linkedin_profile: optionalLinkedinUrl(),
    spoc_name: contactName(),
    spoc_phone: contactPhone(),
  };
}
