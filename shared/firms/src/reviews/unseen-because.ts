import type { I18n } from '@aangan/messages';
import { msg } from '@lingui/core/macro';
import type { Review } from '../api/read-review-page.ts';

/** Why only its author sees a review that is hidden or waits, and what ends the waiting. */
export function unseenBecause({ status, waits_for: waitsFor }: Review, i18n: I18n): string {
  if (status === 'hidden') {
    return i18n._(
      msg({
        id: 'vendors.review-hidden',
        message: 'An operator has hidden this review. Only you see it, and it counts nowhere.',
      }),
    );
  }
  return [onlyYou, ...waitsFor.map((one) => sentences[one])].map((one) => i18n._(one)).join(' ');
}

const onlyYou = msg({ id: 'vendors.only-you-see', message: 'Only you see this review so far.' });

const sentences = {
  address: msg({
    id: 'vendors.review-waits-for-address',
    message: 'It waits for your email address: open the link that we have mailed to you.',
  }),
  profile: msg({
    id: 'vendors.review-waits-for-profile',
    message: 'It waits for your profile: our team verifies it once it is complete.',
  }),
  operator: msg({
    id: 'vendors.review-waits-for-operator',
    message: 'It waits for our team: this vendor has had many reviews within a day.',
  }),
};
