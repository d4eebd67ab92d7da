import { roleOf } from '@aangan/domain';
import { useSession } from '@aangan/host';
import { skipToken } from '@reduxjs/toolkit/query/react';
import type { ReviewedFirm } from './reviewed-firm.ts';
import { useReviewsSlice } from './reviews-slice.ts';

/** What the signed-in client can do about a review of the firm; nothing for other visitors. */
export function useOwnClientReview({ kind, id }: ReviewedFirm) {
  const { user } = useSession();
  const isClient = user !== null && roleOf(user) === 'client';
  const { useOwnClientReviewQuery } = useReviewsSlice();
  const query = useOwnClientReviewQuery(isClient ? { kind, id } : skipToken);
  const { request = null, review = null, refusal = null } = (isClient && query.currentData) || {};
  return {
    /** The request that a review can be written of. */
    request,
    review,
    /** The code of why there is none. */
    refusal,
    canChange: review?.is_editable === true && review.status !== 'hidden',
    isLoading: query.isLoading,
    hasFailed: query.isError && !query.currentData,
    isClient,
    refetch: () => void query.refetch(),
  };
}
