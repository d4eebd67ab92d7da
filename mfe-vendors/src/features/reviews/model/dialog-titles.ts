import { isolated } from '@aangan/domain';
import type { Review } from '../api/read-review-page.ts';
import type { ReviewedVendor } from './reviewed-vendor.ts';

// Dialogs show their title before their form is loaded.

export const reportTitle = 'Report this review';

export const answerTitle = (review: Review): string =>
  review.answer ? 'Edit your answer' : `Answer ${isolated(review.designer_name)}`;

export const reviewTitle = (review: Review | null, { name }: ReviewedVendor): string =>
  review ? `Edit your review of ${isolated(name)}` : `Review ${isolated(name)}`;
