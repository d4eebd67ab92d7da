import { catalogueLinkTypes } from '@aangan/domain';
import type { MissingDetail } from '@aangan/firms';
import type { OwnProfileData } from '../api/get-own-profile.ts';

/** The optional details that a vendor's profile lacks, in the order in which they matter to designers. */
export function missingDetails(profile: OwnProfileData): MissingDetail[] {
  const { instagram_posts, portfolio_items, featured_links } = profile;
  const all: (MissingDetail | false)[] = [
    portfolio_items.length + instagram_posts.length === 0 && {
      detail: 'Pictures of what you make',
      benefit: 'designers choose by what they can see.',
      editedIn: 'portfolio',
    },
    instagram_posts.length === 0 && {
      detail: 'Posts from Instagram',
      benefit: 'they keep your page and your card in the directory up to date.',
      editedIn: 'social',
    },
    profile.avatar === null && {
      detail: 'A profile picture',
      benefit: 'your firm is recognised in the directory. Choose one of your portfolio.',
      editedIn: 'portfolio',
    },
    !featured_links.some(isCatalogue) && {
      detail: 'A catalogue or brochure',
      benefit: 'designers can specify your products from it.',
      editedIn: 'basic-info',
    },
    !profile.min_order_value && {
      detail: 'Minimum order value',
      benefit: 'requests that are too small for you do not reach you.',
      editedIn: 'basic-info',
    },
    !profile.service_areas && {
      detail: 'Service areas',
      benefit: 'designers see whether you deliver to their site.',
      editedIn: 'basic-info',
    },
    !profile.lead_time && {
      detail: 'Lead time',
      benefit: 'designers can plan with you.',
      editedIn: 'basic-info',
    },
    profile.certifications.length === 0 && {
      detail: 'Certifications',
      benefit: 'they show that your products meet a standard.',
      editedIn: 'basic-info',
    },
    !profile.bio && {
      detail: 'A text about your firm',
      benefit: 'it is the first thing that visitors of your page read.',
      editedIn: 'basic-info',
    },
    profile.website === null && {
      detail: 'Website',
      benefit: 'designers can read more about you.',
      editedIn: 'basic-info',
    },
    profile.linkedin_profile === null && {
      detail: 'LinkedIn profile',
      benefit: 'designers see who is behind the firm.',
      editedIn: 'basic-info',
    },
  ];
  return all.filter((detail) => detail !== false);
}

/** Whether a featured link is a catalogue or a brochure. */
export function isCatalogue({ type }: { type: string }): boolean {
  return catalogueLinkTypes.some(({ id }) => id === type);
}
