import { createReviewsApi } from '@aangan/firms';

/** What clients say of designers. */
export const reviewsApi = createReviewsApi('designers/reviews');
