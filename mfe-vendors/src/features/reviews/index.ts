export { reviewsApi } from './api/reviews-api.ts';
export { VendorReviews } from './components/vendor-reviews.tsx';
export { WriteReviewButton } from './components/write-review-button.tsx';
