import { ClientReviews, type ReviewedFirm, ReviewsSlice } from '@aangan/firms';
import { useLingui } from '@lingui/react/macro';
import { reviewsApi } from '../api/reviews-api.ts';

interface DesignerReviewsProps {
  firm: ReviewedFirm;
  /** Called when a review was written or changed. */
  onReviewed: () => void;
}

/** What clients say of a designer. */
export function DesignerReviews({ firm, onReviewed }: DesignerReviewsProps) {
  const { t } = useLingui();
  return (
    <ReviewsSlice value={reviewsApi}>
      <ClientReviews
        firm={firm}
        heading={t({ id: 'designers.client-reviews', message: 'Client Reviews' })}
        onReviewed={onReviewed}
      />
    </ReviewsSlice>
  );
}
