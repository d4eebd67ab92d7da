import { isInstagramUrl, profileMessages } from '@aangan/domain';
import { object, string } from 'yup';
import { optionalLinkedinUrl } from '../../../form/field-rules.ts';

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
  instagram_url: string()
    .trim()
    .test('instagram', profileMessages.instagramInvalid, (url) => !url || isInstagramUrl(url)),
});

/** The values as the API takes them: null for what was left blank. Vendors have no LinkedIn field here. */
export function sentSocialProfiles(values: SocialValues, hasLinkedin: boolean) {
  return {
    ...(hasLinkedin && { linkedin_url: values.linkedin_url.trim() || null }),
    instagram_url: values.instagram_url.trim() || null,
  };
}
