import type { MissingDetail } from '@aangan/firms';
import type { I18n } from '@aangan/messages';
import { msg } from '@lingui/core/macro';
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
  | 'styles'
>;

/** The optional details that a profile lacks, in the order in which they matter to clients. */
export function missingDetails(profile: Known, i18n: I18n): MissingDetail[] {
  const { fee_range_min, fee_range_max, instagram_posts, portfolio_items } = profile;
  const all: (MissingDetail | false)[] = [
    portfolio_items.length + instagram_posts.length === 0 && {
      detail: i18n._(msg({ id: 'designers.missing-pictures', message: 'Pictures of your work' })),
      benefit: i18n._(
        msg({
          id: 'designers.missing-pictures-why',
          message: 'the listing shows verified firms with at least one picture, video or post.',
        }),
      ),
      editedIn: 'portfolio',
    },
    instagram_posts.length === 0 && {
      detail: i18n._(msg({ id: 'designers.missing-posts', message: 'Posts from Instagram' })),
      benefit: i18n._(
        msg({
          id: 'designers.missing-posts-why',
          message: 'they keep your page and your card in the listing up to date.',
        }),
      ),
      editedIn: 'social',
    },
    profile.avatar === null && {
      detail: i18n._(msg({ id: 'designers.missing-avatar', message: 'A profile picture' })),
      benefit: i18n._(
        msg({
          id: 'designers.missing-avatar-why',
          message: 'your firm is recognised in the listing. Choose one of your portfolio.',
        }),
      ),
      editedIn: 'portfolio',
    },
    profile.styles.length === 0 && {
      detail: i18n._(msg({ id: 'designers.missing-styles', message: 'Your styles' })),
      benefit: i18n._(
        msg({
          id: 'designers.missing-styles-why',
          message: 'clients narrow the listing to the style that they want.',
        }),
      ),
      editedIn: 'basic-info',
    },
    profile.min_project_budget === null && {
      detail: i18n._(msg({ id: 'designers.missing-budget', message: 'Minimum budget' })),
      benefit: i18n._(
        msg({
          id: 'designers.missing-budget-why',
          message: 'requests that are too small for you do not reach you.',
        }),
      ),
      editedIn: 'basic-info',
    },
    (fee_range_min === null || fee_range_max === null) && {
      detail: i18n._(msg({ id: 'designers.missing-fees', message: 'Fees per sq ft' })),
      benefit: i18n._(
        msg({
          id: 'designers.missing-fees-why',
          message: 'clients know what to expect before they ask.',
        }),
      ),
      editedIn: 'basic-info',
    },
    profile.portfolio_website === null && {
      detail: i18n._(msg({ id: 'designers.missing-website', message: 'Website' })),
      benefit: i18n._(
        msg({ id: 'designers.missing-website-why', message: 'clients can read more about you.' }),
      ),
      editedIn: 'basic-info',
    },
    profile.linkedin_profile === null && {
      detail: i18n._(msg({ id: 'designers.missing-linkedin', message: 'LinkedIn profile' })),
      benefit: i18n._(
        msg({
          id: 'designers.missing-linkedin-why',
          message: 'clients see who is behind the firm.',
        }),
      ),
      editedIn: 'social',
    },
    profile.featured_links.length === 0 && {
      detail: i18n._(
        msg({ id: 'designers.missing-featured', message: 'Articles and videos about you' }),
      ),
      benefit: i18n._(
        msg({
          id: 'designers.missing-featured-why',
          message: 'clients find them on your page, beside your work.',
        }),
      ),
      editedIn: 'basic-info',
    },
  ];
  return all.filter((detail) => detail !== false);
}
