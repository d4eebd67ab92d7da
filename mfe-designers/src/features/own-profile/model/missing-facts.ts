import type { OwnProfileData } from '../api/get-own-profile.ts';

interface MissingFact {
  fact: string;
  /** What it brings, as the end of a sentence. */
  brings: string;
  /** Where it is filled in. */
  at: 'basic-info' | 'portfolio';
}

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

/** The optional facts that a profile lacks, in the order in which they matter to clients. */
export function missingFacts(profile: Known): MissingFact[] {
  const { fee_range_min, fee_range_max, instagram_posts, portfolio_items } = profile;
  const all: (MissingFact | false)[] = [
    portfolio_items.length + instagram_posts.length === 0 && {
      fact: 'Pictures of your work',
      brings: 'firms that show their rooms are the ones clients open.',
      at: 'portfolio',
    },
    profile.avatar === null && {
      fact: 'A profile picture',
      brings: 'your firm is recognised in the listing. Choose one of your portfolio.',
      at: 'portfolio',
    },
    profile.min_project_budget === null && {
      fact: 'Minimum budget',
      brings: 'requests that are too small for you do not reach you.',
      at: 'basic-info',
    },
    (fee_range_min === null || fee_range_max === null) && {
      fact: 'Fees per sq ft',
      brings: 'clients know what to expect before they ask.',
      at: 'basic-info',
    },
    profile.portfolio_website === null && {
      fact: 'Website',
      brings: 'clients can read more about you.',
      at: 'basic-info',
    },
    profile.linkedin_profile === null && {
      fact: 'LinkedIn profile',
      brings: 'clients see who is behind the firm.',
      at: 'basic-info',
    },
    profile.featured_links.length === 0 && {
      fact: 'Articles and videos about you',
      brings: 'clients find them on your page, beside your work.',
      at: 'basic-info',
    },
  ];
  return all.filter((fact) => fact !== false);
}
