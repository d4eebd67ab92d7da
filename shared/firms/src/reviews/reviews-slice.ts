import { createContext, use } from 'react';
import type { ReviewsApi } from './reviews-api.ts';

/** The slice of the remote that shows the reviews. */
export const ReviewsSlice = createContext<ReviewsApi | null>(null);

/** @throws Error outside of a {@link ReviewsSlice} */
export function useReviewsSlice(): ReviewsApi {
  const slice = use(ReviewsSlice);
  if (!slice) throw new Error('Reviews are shown inside a ReviewsSlice.');
  return slice;
}
