import type { Review } from '../api/read-review-page.ts';

/** Why only its author sees a review that is hidden or waits, and what ends the waiting. */
export function unseenBecause({ status, waits_for: waitsFor }: Review): string {
  if (status === 'hidden') {
    return 'An operator has hidden this review. Only you see it, and it counts nowhere.';
  }
  return ['Only you see this review so far.', ...waitsFor.map((one) => sentences[one])].join(' ');
}

const sentences = {
  address: 'It waits for your email address: open the link that we have mailed to you.',
  profile: 'It waits for your profile: our team verifies it once it is complete.',
  operator: 'It waits for our team: this vendor has had many reviews within a day.',
};
