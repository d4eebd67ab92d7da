import { type Static, Type } from 'typebox';
import { optionalText } from '../firms/own-profile/basic-info.ts';

const linkedinUrl = { format: 'linkedin-url', maxLength: 500 };
const instagramUrl = { format: 'instagram-url', maxLength: 500 };

/** What is not sent stays; blank takes away. */
export const SocialProfilesBody = Type.Object({
  linkedin_url: optionalText(linkedinUrl),
  instagram_url: optionalText(instagramUrl),
});
export type SocialProfilesBody = Static<typeof SocialProfilesBody>;

export const LinkedinBody = Type.Object({
  profile_url: Type.String({ minLength: 1, ...linkedinUrl }),
});

export const InstagramBody = Type.Object({ profile_url: optionalText(instagramUrl) });

export const AuthorisationAddress = Type.Object({
  auth_url: Type.String({ description: 'Where to send the browser' }),
});

export const SyncedPosts = Type.Object({
  new_posts: Type.Integer({ description: 'Shown once they are copied' }),
  removed_posts: Type.Integer({ description: 'Deleted on Instagram since' }),
  is_capped: Type.Boolean({ description: 'Instagram has more posts than are imported' }),
});
