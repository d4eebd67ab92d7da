import type { components } from '@aangan/api-client/endpoints';
import { type ReviewSummary, reviewSummary } from '@aangan/domain';
import { type ListAnswer, type ListingPage, readPage } from '@aangan/firms';

export type Review = components['schemas']['VendorReview'];

/** What the API answers for the reviews of a vendor: a page, a plain array, or a single review. */
export type ReviewAnswer = ListAnswer<Review, components['schemas']['VendorReviewPage']>;

/** A page of the reviews of a vendor, with what all of them add up to. */
export interface ReviewPage extends ListingPage<Review> {
  summary: ReviewSummary;
}

/** The reviews of a vendor in one shape; without a summary in the answer it is that of the reviews in it. */
export function readReviewPage(answer: ReviewAnswer): ReviewPage {
  const page = readPage<Review, components['schemas']['VendorReviewPage']>(
    answer,
    (one) => 'review_text' in one,
  );
  if ('summary' in page) return page;
  const counted = page.results.filter(({ status }) => status === 'shown');
  return { ...page, summary: reviewSummary(sumsOf(counted)) };
}

function sumsOf(reviews: readonly Review[]) {
  const sum = (part: (review: Review) => number) =>
    reviews.reduce((total, review) => total + part(review), 0);
  return {
    count: reviews.length,
    rating: sum((review) => review.rating),
    quality_rating: sum((review) => review.quality_rating),
    delivery_rating: sum((review) => review.delivery_rating),
    communication_rating: sum((review) => review.communication_rating),
    value_rating: sum((review) => review.value_rating),
    recommending: sum((review) => (review.would_recommend ? 1 : 0)),
  };
}
