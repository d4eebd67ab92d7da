import {
  clientSubRatings,
  isAtLeast,
  isAtMost,
  isVisibleText,
  reviewLimits,
  reviewMessages,
  tooLongMessage,
} from '@aangan/domain';
import { boolean, number, object, string } from 'yup';
import type { ClientReview } from './listed-review.ts';
import type { ClientReviewFields } from './reviews-api.ts';

/** The values of the form, without the pictures. */
export interface ClientReviewValues {
  rating: number;
  design_rating: number;
  communication_rating: number;
  time_rating: number;
  value_rating: number;
  review_text: string;
  would_recommend: boolean;
}

const { ratingMin, ratingMax, textMin, textMax } = reviewLimits;

export const emptyClientReview: ClientReviewValues = {
  rating: ratingMax,
  design_rating: ratingMax,
  communication_rating: ratingMax,
  time_rating: ratingMax,
  value_rating: ratingMax,
  review_text: '',
  would_recommend: true,
};

/** The form's values for a review; the defaults for a new one. */
export function clientReviewValues(review: ClientReview | null): ClientReviewValues {
  if (!review) return emptyClientReview;
  const { rating, design_rating, communication_rating, time_rating, value_rating } = review;
  const { review_text, would_recommend } = review;
  return {
    rating,
    design_rating,
    communication_rating,
    time_rating,
    value_rating,
    review_text,
    would_recommend,
  };
}

/** The fields to send. @param pictures ids of uploaded ones */
export const clientReviewFields = (
  values: ClientReviewValues,
  pictures: readonly string[],
): ClientReviewFields => ({
  ...values,
  review_text: values.review_text.trim(),
  pictures: [...pictures],
});

const rating = () => number().required().integer().min(ratingMin).max(ratingMax);

/** The rules of the form. */
export const clientReviewSchema = object({
  rating: rating(),
  ...Object.fromEntries(clientSubRatings.map(({ id }) => [id, rating()])),
  review_text: string()
    .trim()
    .required(reviewMessages.textTooShort)
    .test('min', reviewMessages.textTooShort, isAtLeast(textMin))
    .test('visible', reviewMessages.textTooShort, (text = '') => isVisibleText(text))
    .test('max', tooLongMessage(textMax), isAtMost(textMax)),
  would_recommend: boolean(),
});
