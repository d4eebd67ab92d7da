import { reviewLimits } from '@aangan/domain';
import { useState } from 'react';
import { useUploads } from '../uploads/use-uploads.ts';
import type { ReviewPicture } from './listed-review.ts';
import { newReviewPicture } from './reviews-api.ts';

/** The pictures of the review that is being written: those that it has, and those that were chosen since. */
export function useReviewPictures(before: readonly ReviewPicture[]) {
  const [kept, setKept] = useState(before);
  const max = reviewLimits.picturesMax - kept.length;
  const uploads = useUploads({ max, request: newReviewPicture });
  return {
    kept,
    uploads,
    /** Ids of all that are uploaded, in their order. */
    ids: [...kept, ...uploads.uploaded].map(({ id }) => id),
    drop: (id: string) => setKept(kept.filter((one) => one.id !== id)),
  };
}

export type ReviewPictures = ReturnType<typeof useReviewPictures>;
