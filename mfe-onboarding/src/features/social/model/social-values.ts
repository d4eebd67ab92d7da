import { readInstagram, readLinkedin, tidied } from '@aangan/domain';
import { object } from 'yup';
import { optionalInstagramUrl, optionalLinkedinUrl } from '../../../form/field-rules.ts';

/** The addresses of a firm's social profiles; '' for none. */
export interface SocialValues {
  linkedin_url: string;
  instagram_url: string;
}

/** The values of a stored profile. */
export function socialValuesOf(profile: {
  linkedin_profile: string | null;
  instagram_profile: string | null;
}): SocialValues {
  return {
    linkedin_url: profile.linkedin_profile ?? '',
    instagram_url: profile.instagram_profile ?? '',
  };
}

export const socialSchema = object({
  linkedin_url: optionalLinkedinUrl(),
  instagram_url: optionalInstagramUrl(),
});

/** The values as the API takes them: null for what was left blank. Vendors have no LinkedIn field here. */
export function sentSocialProfiles(values: SocialValues, hasLinkedin: boolean) {
  return {
    ...(hasLinkedin && { linkedin_url: tidied(readLinkedin, values.linkedin_url) || null }),
    instagram_url: tidied(readInstagram, values.instagram_url) || null,
  };
}
