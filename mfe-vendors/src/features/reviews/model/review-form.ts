import {
  formatRupees,
  isAtLeast,
  isAtMost,
  readTypedAmount,
  reviewLimits,
  reviewMessages,
  reviewSubRatings,
  tooLongMessage,
} from '@aangan/domain';
import type { DesignerReview } from '@aangan/firms';
import { boolean, number, object, string } from 'yup';
import type { ReviewFields } from '../api/reviews-api.ts';

/** The values of the form; the project's value as typed. */
export interface ReviewValues {
  rating: number;
  quality_rating: number;
  delivery_rating: number;
  communication_rating: number;
  value_rating: number;
  title: string;
  review_text: string;
  project_type: string;
  project_value: string;
  would_recommend: boolean;
}

const { ratingMin, ratingMax, titleMax, textMin, textMax, projectValueMax } = reviewLimits;

export const emptyReview: ReviewValues = {
  rating: ratingMax,
  quality_rating: ratingMax,
  delivery_rating: ratingMax,
  communication_rating: ratingMax,
  value_rating: ratingMax,
  title: '',
  review_text: '',
  project_type: '',
  project_value: '',
  would_recommend: true,
};

/** The form's values for a review; the defaults for a new one. */
export function reviewValuesOf(review: DesignerReview | null): ReviewValues {
  if (!review) return emptyReview;
  const { rating, quality_rating, delivery_rating, communication_rating, value_rating } = review;
  return {
    rating,
    quality_rating,
    delivery_rating,
    communication_rating,
    value_rating,
    title: review.title,
    review_text: review.review_text,
    project_type: review.project_type ?? '',
    project_value: review.project_value === null ? '' : String(review.project_value),
    would_recommend: review.would_recommend,
  };
}

/** The fields to send; what is blank is null. */
export function reviewFieldsOf({ project_type, project_value, ...values }: ReviewValues) {
  const value = readTypedAmount(project_value);
  return {
    ...values,
    title: values.title.trim(),
    review_text: values.review_text.trim(),
    project_type: project_type || null,
    project_value: value.kind === 'number' ? value.value : null,
  } as ReviewFields;
}

const rating = () => number().required().integer().min(ratingMin).max(ratingMax);

/** The rules of the form. */
export const reviewSchema = object({
  rating: rating(),
  ...Object.fromEntries(reviewSubRatings.map(({ id }) => [id, rating()])),
  title: string()
    .trim()
    .required(reviewMessages.titleRequired)
    .test('max', tooLongMessage(titleMax), isAtMost(titleMax)),
  review_text: string()
    .trim()
    .required(reviewMessages.textTooShort)
    .test('min', reviewMessages.textTooShort, isAtLeast(textMin))
    .test('max', tooLongMessage(textMax), isAtMost(textMax)),
  project_value: string()
    .test('readable', (typed = '', { createError }) => {
      const read = readTypedAmount(typed);
      if (read.kind !== 'refused') return true;
      return createError({
        message: isNegative(typed) ? reviewMessages.projectValueNegative : read.message,
      });
    })
    .test(
      'not-too-much',
      `Maximum project value is ${formatRupees(projectValueMax)}`,
      (typed = '') => {
        const read = readTypedAmount(typed);
        return read.kind !== 'number' || read.value <= projectValueMax;
      },
    ),
  would_recommend: boolean(),
});

function isNegative(typed: string): boolean {
  return /^\s*[-−–]/.test(typed);
}
