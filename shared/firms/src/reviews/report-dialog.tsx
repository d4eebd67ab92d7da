import { hasCode, problemOf } from '@aangan/api-client';
import {
  isAtMost,
  type ReviewReportReason,
  reviewLimits,
  reviewMessages,
  reviewReportReasons,
  tooLongMessage,
} from '@aangan/domain';
import { Muted, toasts } from '@aangan/ui';
import { FormSelectField, FormTextArea, refusedValues } from '@aangan/ui/formik';
import { useLingui } from '@lingui/react/macro';
import { type FormikHelpers, useFormikContext } from 'formik';
import { object, string } from 'yup';
import { SmallFormDialog } from '../dialog/small-form-dialog.tsx';
import { saveFailure } from '../failure/save-failure.ts';
import { useSpeech } from '../speech/use-speech.ts';
import { reportTitle } from './dialog-titles.ts';
import type { ListedReview } from './listed-review.ts';
import { useReviewsSlice } from './reviews-slice.ts';

const { reportTextMax } = reviewLimits;

const reasons = reviewReportReasons.map(({ id, label }) => ({ value: id, label }));

function needsText(reason: string | undefined): boolean {
  return reviewReportReasons.some((one) => one.id === reason && one.needsText);
}

const schema = object({
  reason: string().required(reviewMessages.reportReasonRequired),
  text: string()
    .trim()
    .test('max', tooLongMessage(reportTextMax), isAtMost(reportTextMax))
    .when('reason', ([reason], text) =>
      needsText(reason) ? text.required(reviewMessages.reportTextRequired) : text,
    ),
});

interface ReportValues {
  reason: string;
  text: string;
}

interface ReportDialogProps {
  review: ListedReview;
  onClose: () => void;
}

/** Reports a review to the operators, with a reason. */
export function ReportDialog({ review, onClose }: ReportDialogProps) {
  const { i18n, t } = useLingui();
  const speech = useSpeech();
  const [report] = useReviewsSlice().useReportReviewMutation();
  async function send(values: ReportValues, { setStatus }: FormikHelpers<ReportValues>) {
    setStatus(undefined);
    const fields = { reason: values.reason as ReviewReportReason, text: values.text.trim() };
    try {
      await report({ by: review.by, id: review.id, fields }).unwrap();
      toasts.success(
        t({ id: 'firms.report-sent', message: 'Thank you. We will look at this review.' }),
      );
      onClose();
      return null;
    } catch (error) {
      const problem = problemOf(error);
      console.error('Failed to report the review', problem.kind, problem.status);
      if (hasCode(problem, 'already_reported')) return speech.say(problem.message);
      const refused = refusedValues(problem, values);
      setStatus(refused);
      return saveFailure(problem, refused, speech);
    }
  }
  return (
    <SmallFormDialog
      title={i18n._(reportTitle)}
      failureHeading={t({ id: 'firms.report-failed', message: 'Failed to report the review' })}
      submitLabel={t({ id: 'firms.send-report', message: 'Send report' })}
      initialValues={{ reason: '', text: '' }}
      schema={schema}
      onSubmit={send}
      onClose={onClose}
    >
      <Muted>
        {t({
          id: 'firms.report-hint',
          message:
            'Our operators read every report. The author does not learn who reported the review.',
        })}
      </Muted>
      <FormSelectField
        name="reason"
        label={t({ id: 'firms.report-reason', message: 'Reason' })}
        placeholder={t({ id: 'firms.choose-one', message: 'Choose one' })}
        options={reasons}
      />
      <ReportText />
    </SmallFormDialog>
  );
}

function ReportText() {
  const { t } = useLingui();
  const { reason } = useFormikContext<ReportValues>().values;
  return (
    <FormTextArea
      name="text"
      label={t({ id: 'firms.report-text', message: 'What is wrong' })}
      optional={!needsText(reason)}
      rows={3}
    />
  );
}
