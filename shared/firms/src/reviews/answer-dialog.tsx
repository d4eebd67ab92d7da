import { problemOf } from '@aangan/api-client';
import { isAtMost, reviewLimits, reviewMessages, tooLongMessage } from '@aangan/domain';
import { toasts } from '@aangan/ui';
import { FormTextArea, refusedValues } from '@aangan/ui/formik';
import { useLingui } from '@lingui/react/macro';
import type { FormikHelpers } from 'formik';
import { object, string } from 'yup';
import { SmallFormDialog } from '../dialog/small-form-dialog.tsx';
import { saveFailure } from '../failure/save-failure.ts';
import { useSpeech } from '../speech/use-speech.ts';
import { answerTitle } from './dialog-titles.ts';
import type { ListedReview } from './listed-review.ts';
import { useReviewsSlice } from './reviews-slice.ts';

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
  review: ListedReview;
  onClose: () => void;
}

/** Writes the firm's answer to a review, or edits it. */
export function AnswerDialog({ review, onClose }: AnswerDialogProps) {
  const { i18n, t } = useLingui();
  const speech = useSpeech();
  const [answer] = useReviewsSlice().useAnswerReviewMutation();
  async function save(values: AnswerValues, { setStatus }: FormikHelpers<AnswerValues>) {
    setStatus(undefined);
    try {
      await answer({ by: review.by, id: review.id, text: values.text.trim() }).unwrap();
      toasts.success(
        review.answer
          ? t({ id: 'firms.answer-changed', message: 'Answer changed' })
          : t({ id: 'firms.answer-published', message: 'Answer published' }),
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
        id: 'firms.answer-failed',
        message: 'Failed to save your answer. Please try again.',
      })}
      submitLabel={
        review.answer
          ? t({ id: 'firms.save-changes', message: 'Save changes' })
          : t({ id: 'firms.publish-answer', message: 'Publish answer' })
      }
      initialValues={{ text: review.answer?.text ?? '' }}
      schema={schema}
      onSubmit={save}
      onClose={onClose}
    >
      <FormTextArea
        name="text"
        label={t({ id: 'firms.your-answer', message: 'Your answer' })}
        rows={5}
        hint={t({
          id: 'firms.answer-hint',
          message: 'Everybody who reads the review reads your answer.',
        })}
      />
    </SmallFormDialog>
  );
}
