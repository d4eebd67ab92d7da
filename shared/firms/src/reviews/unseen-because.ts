import type { I18n } from '@aangan/messages';
import { msg } from '@lingui/core/macro';
import type { ListedReview } from './listed-review.ts';

/** Why only its author sees a review that is hidden or waits, and what ends the waiting. */
export function unseenBecause({ status, waits_for: waitsFor }: ListedReview, i18n: I18n): string {
  if (status === 'hidden') {
    return i18n._(
      msg({
        id: 'firms.review-hidden',
        message: 'An operator has hidden this review. Only you see it, and it counts nowhere.',
      }),
    );
  }
  return [onlyYou, ...waitsFor.map((one) => sentences[one])].map((one) => i18n._(one)).join(' ');
}

const onlyYou = msg({
  id: 'firms.only-you-see-review',
  message: 'Only you see this review so far.',
});

const sentences = {
  address: msg({
    id: 'firms.review-waits-for-address',
    message: 'It waits for your email address: open the link that we have mailed to you.',
  }),
  profile: msg({
    id: 'firms.review-waits-for-profile',
    message: 'It waits for your profile: our team verifies it once it is complete.',
  }),
  operator: msg({
    id: 'firms.review-waits-for-operator',
    message: 'It waits for our team, which looks at it first.',
  }),
};
