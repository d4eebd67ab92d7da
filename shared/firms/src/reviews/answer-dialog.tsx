import { problemOf } from '@aangan/api-client';
import { isAtMost, reviewLimits, reviewMessages, tooLongMessage } from '@aangan/domain';
import { SmallFormDialog, saveFailure, useSpeech } from '@aangan/firms';
import { toasts } from '@aangan/ui';
import { FormTextArea, refusedValues } from '@aangan/ui/formik';
import { useLingui } from '@lingui/react/macro';
import type { FormikHelpers } from 'formik';
import { object, string } from 'yup';
import type { Review } from '../api/read-review-page.ts';
import { useAnswerReviewMutation } from '../api/reviews-api.ts';
import { answerTitle } from '../model/dialog-titles.ts';

const { answerMax } = reviewLimits;

const schema = object({
  text: string()
    .trim()
    .required(reviewMessages.answerRequired)
    .test('max', tooLongMessage(answerMax), isAtMost(answerMax)),
});

interface AnswerValues {
  text: string;
}

interface AnswerDialogProps {
  review: Review;
  onClose: () => void;
}

/** Writes the vendor's answer to a review, or edits it. */
export function AnswerDialog({ review, onClose }: AnswerDialogProps) {
  const { i18n, t } = useLingui();
  const speech = useSpeech();
  const [answer] = useAnswerReviewMutation();
  async function save(values: AnswerValues, { setStatus }: FormikHelpers<AnswerValues>) {
    setStatus(undefined);
    try {
      await answer({ id: review.id, text: values.text.trim() }).unwrap();
      toasts.success(
        review.answer
          ? t({ id: 'vendors.answer-changed', message: 'Answer changed' })
          : t({ id: 'vendors.answer-published', message: 'Answer published' }),
      );
      onClose();
      return null;
    } catch (error) {
      const problem = problemOf(error);
      console.error('Failed to save your answer. Please try again.', problem.kind, problem.status);
      const refused = refusedValues(problem, values);
      setStatus(refused);
      return saveFailure(problem, refused, speech);
    }
  }
  return (
    <SmallFormDialog
      title={answerTitle(review, i18n)}
      failureHeading={t({
        id: 'vendors.answer-failed',
        message: 'Failed to save your answer. Please try again.',
      })}
      submitLabel={
        review.answer
          ? t({ id: 'vendors.save-changes', message: 'Save changes' })
          : t({ id: 'vendors.publish-answer', message: 'Publish answer' })
      }
      initialValues={{ text: review.answer?.text ?? '' }}
      schema={schema}
      onSubmit={save}
      onClose={onClose}
    >
      <FormTextArea
        name="text"
        label={t({ id: 'vendors.your-answer', message: 'Your answer' })}
        rows={5}
        hint={t({
          id: 'vendors.answer-hint',
          message: 'Everybody who reads the review reads your answer.',
        })}
      />
    </SmallFormDialog>
  );
}
