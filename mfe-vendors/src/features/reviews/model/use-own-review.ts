import { isDesignProfessional } from '@aangan/domain';
import { useSession } from '@aangan/host';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useCheckExistingReviewQuery } from '../api/reviews-api.ts';

/** Whether the visitor may review vendors, and the review of this vendor that the visitor wrote. */
export function useOwnReview(vendorId: number) {
  const { user } = useSession();
  const mayReview = user !== null && isDesignProfessional(user);
  const { currentData, isLoading } = useCheckExistingReviewQuery(mayReview ? vendorId : skipToken);
  return { mayReview, review: (mayReview && currentData?.review) || null, isLoading };
}
