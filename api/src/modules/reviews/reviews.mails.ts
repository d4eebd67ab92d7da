import { isolated, paths } from '@aangan/domain';
import type { MailContent } from '../../mail/render-mail.ts';

interface Recipient {
  id: number;
  email: string;
  name: string;
}

interface ReviewFacts {
  vendorId: number;
  vendorName: string;
  /** Name of the project that the review is about. */
  title: string;
}

const footnote =
  'You have this mail because of your account at Aangan. Mails about reviews can be switched off on your account page.';

const pageOf = (vendorId: number, publicUrl: string) => ({
  label: 'See the reviews',
  url: `${publicUrl}${paths.vendorReviews(vendorId)}`,
});

/** Tells a vendor of a new review. */
export function newReviewMail(
  vendor: Recipient,
  review: { vendorId: number; authorName: string; title: string; rating: number; text: string },
  publicUrl: string,
): MailContent {
  return {
    to: vendor.email,
    accountId: vendor.id,
    subject: `${isolated(review.authorName)} has reviewed you`,
    paragraphs: [
      `Dear ${isolated(vendor.name)},`,
      `${isolated(review.authorName)} has written a review of your work. You can answer it once, and everybody who reads the review reads your answer.`,
    ],
    facts: [
      ['Project', review.title],
      ['Rating', `${review.rating} out of 5`],
      ['Review', review.text],
    ],
    action: pageOf(review.vendorId, publicUrl),
    footnote,
  };
}

/** Tells the author of a review what an operator decided about it, and why. */
export function authorDecisionMail(
  author: Recipient,
  review: ReviewFacts,
  { isHidden, why }: { isHidden: boolean; why: string },
  publicUrl: string,
): MailContent {
  return {
    to: author.email,
    accountId: author.id,
    subject: isHidden
      ? `Your review of ${isolated(review.vendorName)} is hidden`
      : `Your review of ${isolated(review.vendorName)} stays`,
    paragraphs: [
      `Dear ${isolated(author.name)},`,
      isHidden
        ? `We have hidden your review of ${isolated(review.vendorName)}. Only you can still see it, and it no longer counts towards the rating.`
        : `We have looked at your review of ${isolated(review.vendorName)}. It stays, and everybody sees it once your address and your profile are verified.`,
      `The reason: ${why}`,
      ...(isHidden ? ['If you think that this is a mistake, please write to us.'] : []),
    ],
    facts: [['Project', review.title]],
    action: isHidden
      ? { label: 'Write to the support', url: `${publicUrl}${paths.support()}` }
      : pageOf(review.vendorId, publicUrl),
    footnote,
  };
}

/** Tells an account that reported a review what an operator decided. */
export function reporterDecisionMail(
  reporter: Recipient,
  review: ReviewFacts,
  { isHidden, why }: { isHidden: boolean; why: string },
  publicUrl: string,
): MailContent {
  return {
    to: reporter.email,
    accountId: reporter.id,
    subject: `Your report of a review of ${isolated(review.vendorName)}`,
    paragraphs: [
      `Dear ${isolated(reporter.name)},`,
      isHidden
        ? `Thank you for reporting a review of ${isolated(review.vendorName)}. We have hidden it.`
        : `Thank you for reporting a review of ${isolated(review.vendorName)}. We have looked at it, and it stays.`,
      `The reason: ${why}`,
    ],
    facts: [['Project', review.title]],
    action: pageOf(review.vendorId, publicUrl),
    footnote,
  };
}
