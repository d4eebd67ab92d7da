export { reviewsApi } from './api/reviews-api.ts';
export { Reviews } from './components/reviews.tsx';
export { WriteReviewButton } from './components/write-review-button.tsx';
export type { ReviewedVendor } from './model/reviewed-vendor.ts';
