import { createSubmissionKeys, problemOf } from '@aangan/api-client';
import { failureToast, saveFailure, successToast, type TabDraft, useSpeech } from '@aangan/firms';
import { refusedValues } from '@aangan/ui/formik';
import { useLingui } from '@lingui/react/macro';
import type { FormikHelpers } from 'formik';
import { useRef, useState } from 'react';
import type { Review } from '../api/read-review-page.ts';
import { useChangeReviewMutation, useWriteReviewMutation } from '../api/reviews-api.ts';
import { type ReviewValues, reviewFieldsOf } from './review-form.ts';

interface SavingOptions {
  vendorId: number;
  /** The visitor's review of the vendor, which is changed; null where there is none yet. */
  review: Review | null;
  draft: TabDraft<ReviewValues>;
  onSaved: () => void;
}

/** Sends a review once, and reports the result. */
export function useSaving({ vendorId, review, draft, onSaved }: SavingOptions) {
  const { t } = useLingui();
  const speech = useSpeech();
  const [write] = useWriteReviewMutation();
  const [change] = useChangeReviewMutation();
  const [keys] = useState(createSubmissionKeys);
  const [failure, setFailure] = useState<string | null>(null);
  const isUnderWay = useRef(false);
  const action = `review vendor ${vendorId}`;

  async function send(values: ReviewValues) {
    const fields = reviewFieldsOf(values);
    if (review) return change({ id: review.id, fields }).unwrap();
    return write({ vendorId, fields, idempotencyKey: keys.keyFor(fields) }).unwrap();
  }

  async function submit(values: ReviewValues, { setStatus }: FormikHelpers<ReviewValues>) {
    // A double click must not send twice.
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setFailure(null);
    setStatus(undefined);
    try {
      await send(values);
      draft.clear();
      const done = review
        ? t({ id: 'vendors.review-updated', message: 'Review updated successfully!' })
        : t({ id: 'vendors.review-submitted', message: 'Review submitted successfully!' });
      onSaved();
      successToast(done, action);
    } catch (error) {
      const problem = problemOf(error);
      const failed = t({
        id: 'vendors.review-failed',
        message: 'Failed to submit review. Please try again.',
      });
      console.error(failed, problem.kind, problem.status);
      failureToast(problem, failed, action);
      const refused = refusedValues(problem, values);
      setStatus(refused);
      setFailure(saveFailure(problem, refused, speech));
    } finally {
      isUnderWay.current = false;
    }
  }
  return { submit, failure };
}
