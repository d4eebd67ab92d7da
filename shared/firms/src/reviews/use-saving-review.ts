import { problemOf } from '@aangan/api-client';
import { refusedValues } from '@aangan/ui/formik';
import { useLingui } from '@lingui/react/macro';
import type { FormikHelpers } from 'formik';
import { useRef, useState } from 'react';
import type { TabDraft } from '../draft/drafts.ts';
import { failureToast, successToast } from '../failure/outcome-toasts.ts';
import { saveFailure } from '../failure/save-failure.ts';
import { useSpeech } from '../speech/use-speech.ts';

interface SavingOptions<Values extends object> {
  /** Names the action, so that a later success replaces an earlier failure. */
  action: string;
  /** Whether a review is written that was not there before. */
  isNew: boolean;
  draft: TabDraft<Values>;
  /** Sends the review. */
  send: (values: Values) => Promise<unknown>;
  onSaved: () => void;
}

/** Sends a review once, and reports the result. */
export function useSavingReview<Values extends object>(options: SavingOptions<Values>) {
  const { action, isNew, draft, send, onSaved } = options;
  const { t } = useLingui();
  const speech = useSpeech();
  const [failure, setFailure] = useState<string | null>(null);
  const isUnderWay = useRef(false);

  async function submit(values: Values, { setStatus }: FormikHelpers<Values>) {
    // A double click must not send twice.
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setFailure(null);
    setStatus(undefined);
    try {
      await send(values);
      draft.clear();
      const done = isNew
        ? t({ id: 'firms.review-submitted', message: 'Review submitted successfully!' })
        : t({ id: 'firms.review-updated', message: 'Review updated successfully!' });
      onSaved();
      successToast(done, action);
    } catch (error) {
      const problem = problemOf(error);
      const failed = t({
        id: 'firms.review-failed',
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
