import type { MissingDetail } from '@aangan/firms';
import type { OwnProfileData } from '../api/get-own-profile.ts';

type Known = Pick<
  OwnProfileData,
  | 'avatar'
  | 'min_project_budget'
  | 'fee_range_min'
  | 'fee_range_max'
  | 'portfolio_website'
  | 'linkedin_profile'
  | 'featured_links'
  | 'portfolio_items'
  | 'instagram_posts'
>;

/** The optional details that a profile lacks, in the order in which they matter to clients. */
export function missingDetails(profile: Known): MissingDetail[] {
  const { fee_range_min, fee_range_max, instagram_posts, portfolio_items } = profile;
  const all: (MissingDetail | false)[] = [
    portfolio_items.length + instagram_posts.length === 0 && {
      detail: 'Pictures of your work',
      benefit: 'firms that show their rooms are the ones clients open.',
      editedIn: 'portfolio',
    },
    instagram_posts.length === 0 && {
      detail: 'Posts from Instagram',
      benefit: 'the listing shows firms by their posts, and leaves out those without any.',
      editedIn: 'social',
    },
    profile.avatar === null && {
      detail: 'A profile picture',
      benefit: 'your firm is recognised in the listing. Choose one of your portfolio.',
      editedIn: 'portfolio',
    },
    profile.min_project_budget === null && {
      detail: 'Minimum budget',
      benefit: 'requests that are too small for you do not reach you.',
      editedIn: 'basic-info',
    },
    (fee_range_min === null || fee_range_max === null) && {
      detail: 'Fees per sq ft',
      benefit: 'clients know what to expect before they ask.',
      editedIn: 'basic-info',
    },
    profile.portfolio_website === null && {
      detail: 'Website',
      benefit: 'clients can read more about you.',
      editedIn: 'basic-info',
    },
    profile.linkedin_profile === null && {
      detail: 'LinkedIn profile',
      benefit: 'clients see who is behind the firm.',
      editedIn: 'social',
    },
    profile.featured_links.length === 0 && {
      detail: 'Articles and videos about you',
      benefit: 'clients find them on your page, beside your work.',
      editedIn: 'basic-info',
    },
  ];
  return all.filter((detail) => detail !== false);
}
