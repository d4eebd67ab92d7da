import { catalogueLinkTypes } from '@aangan/domain';
import type { MissingDetail } from '@aangan/firms';
import type { HeadMessages } from '@aangan/host';
import type { MessageDescriptor } from '@aangan/messages';
import { msg } from '@lingui/core/macro';
import type { OwnProfileData } from '../api/get-own-profile.ts';

/** The optional details that a vendor's profile lacks, in the order in which they matter to designers. */
export function missingDetails(profile: OwnProfileData, i18n: HeadMessages): MissingDetail[] {
  const t = (message: MessageDescriptor) => i18n._(message);
  const { instagram_posts, portfolio_items, featured_links } = profile;
  const all: (MissingDetail | false)[] = [
    portfolio_items.length + instagram_posts.length === 0 && {
      detail: t(msg({ id: 'vendors.missing-pictures', message: 'Pictures of what you make' })),
      benefit: t(
        msg({
          id: 'vendors.missing-pictures-why',
          message: 'designers choose by what they can see.',
        }),
      ),
      editedIn: 'portfolio',
    },
    instagram_posts.length === 0 && {
      detail: t(msg({ id: 'vendors.missing-instagram', message: 'Posts from Instagram' })),
      benefit: t(
        msg({
          id: 'vendors.missing-instagram-why',
          message: 'they keep your page and your card in the directory up to date.',
        }),
      ),
      editedIn: 'social',
    },
    profile.avatar === null && {
      detail: t(msg({ id: 'vendors.missing-avatar', message: 'A profile picture' })),
      benefit: t(
        msg({
          id: 'vendors.missing-avatar-why',
          message: 'your firm is recognised in the directory. Choose one of your portfolio.',
        }),
      ),
      editedIn: 'portfolio',
    },
    !featured_links.some(isCatalogue) && {
      detail: t(msg({ id: 'vendors.missing-catalogue', message: 'A catalogue or brochure' })),
      benefit: t(
        msg({
          id: 'vendors.missing-catalogue-why',
          message: 'designers can specify your products from it.',
        }),
      ),
      editedIn: 'basic-info',
    },
    !profile.min_order_value && {
      detail: t(msg({ id: 'vendors.missing-minimum-order', message: 'Minimum order value' })),
      benefit: t(
        msg({
          id: 'vendors.missing-minimum-order-why',
          message: 'requests that are too small for you do not reach you.',
        }),
      ),
      editedIn: 'basic-info',
    },
    !profile.service_areas && {
      detail: t(msg({ id: 'vendors.missing-service-areas', message: 'Service areas' })),
      benefit: t(
        msg({
          id: 'vendors.missing-service-areas-why',
          message: 'designers see whether you deliver to their site.',
        }),
      ),
      editedIn: 'basic-info',
    },
    !profile.lead_time && {
      detail: t(msg({ id: 'vendors.missing-lead-time', message: 'Lead time' })),
      benefit: t(
        msg({ id: 'vendors.missing-lead-time-why', message: 'designers can plan with you.' }),
      ),
      editedIn: 'basic-info',
    },
    profile.certifications.length === 0 && {
      detail: t(msg({ id: 'vendors.missing-certifications', message: 'Certifications' })),
      benefit: t(
        msg({
          id: 'vendors.missing-certifications-why',
          message: 'they show that your products meet a standard.',
        }),
      ),
      editedIn: 'basic-info',
    },
    !profile.bio && {
      detail: t(msg({ id: 'vendors.missing-bio', message: 'A text about your firm' })),
      benefit: t(
        msg({
          id: 'vendors.missing-bio-why',
          message: 'it is the first thing that visitors of your page read.',
        }),
      ),
      editedIn: 'basic-info',
    },
    profile.website === null && {
      detail: t(msg({ id: 'vendors.missing-website', message: 'Website' })),
      benefit: t(
        msg({ id: 'vendors.missing-website-why', message: 'designers can read more about you.' }),
      ),
      editedIn: 'basic-info',
    },
    profile.linkedin_profile === null && {
      detail: t(msg({ id: 'vendors.missing-linkedin', message: 'LinkedIn profile' })),
      benefit: t(
        msg({
          id: 'vendors.missing-linkedin-why',
          message: 'designers see who is behind the firm.',
        }),
      ),
      editedIn: 'basic-info',
    },
  ];
  return all.filter((detail) => detail !== false);
}

/** Whether a featured link is a catalogue or a brochure. */
export function isCatalogue({ type }: { type: string }): boolean {
  return catalogueLinkTypes.some(({ id }) => id === type);
}
