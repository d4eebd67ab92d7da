import { createSubmissionKeys, hasCode, problemOf } from '@aangan/api-client';
import {
  isAtMost,
  type MessageReportReason,
  maxMessageReportText,
  messageReportReasons,
  reviewMessages,
  tooLongMessage,
} from '@aangan/domain';
import { SmallFormDialog, saveFailure, useSpeech } from '@aangan/firms';
import { Muted, toasts } from '@aangan/ui';
import { FormSelectField, FormTextArea, refusedValues } from '@aangan/ui/formik';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormikHelpers, useFormikContext } from 'formik';
import { useState } from 'react';
import { object, string } from 'yup';
import { useReportMessageMutation } from '../api/thread-actions.ts';
import { reportTitle } from '../model/report-title.ts';

const reasons = messageReportReasons.map(({ id, label }) => ({ value: id, label }));

const needsText = (reason: string | undefined) =>
  messageReportReasons.some((one) => one.id === reason && one.needsText);

const schema = object({
  reason: string().required(reviewMessages.reportReasonRequired),
  text: string()
    .trim()
    .test('max', tooLongMessage(maxMessageReportText), isAtMost(maxMessageReportText))
    .when('reason', ([reason], text) =>
      needsText(reason) ? text.required(reviewMessages.reportTextRequired) : text,
    ),
});

interface ReportValues {
  reason: string;
  text: string;
}

interface ReportDialogProps {
  conversation: number;
  /** The message's place in the conversation. */
  sequence: number;
  onClose: () => void;
}

/** Reports a message to the operators, with a reason. */
export function ReportDialog({ conversation, sequence, onClose }: ReportDialogProps) {
  const { i18n, t } = useLingui();
  const speech = useSpeech();
  const [report] = useReportMessageMutation();
  const [keys] = useState(createSubmissionKeys);
  async function send(values: ReportValues, { setStatus }: FormikHelpers<ReportValues>) {
    setStatus(undefined);
    const body = { reason: values.reason as MessageReportReason, text: values.text.trim() };
    const idempotencyKey = keys.keyFor(body);
    try {
      await report({ conversation, sequence, body, idempotencyKey }).unwrap();
    } catch (error) {
      const problem = problemOf(error);
      if (hasCode(problem, 'message_already_reported')) return speech.say(problem.message);
      const refused = refusedValues(problem, values);
      setStatus(refused);
      return saveFailure(problem, refused, speech);
    }
    toasts.success(
      t({ id: 'conversations.report-sent', message: 'Thank you. We will look at this message.' }),
    );
    onClose();
    return null;
  }
  return (
    <SmallFormDialog
      title={i18n._(reportTitle)}
      failureHeading={t({ id: 'conversations.report-failed', message: 'The report was not sent' })}
      submitLabel={t({ id: 'conversations.send-report', message: 'Send report' })}
      initialValues={{ reason: '', text: '' }}
      schema={schema}
      onSubmit={send}
      onClose={onClose}
    >
      <Muted>
        <Trans id="conversations.report-hint">
          Our operators read it with the ten messages before it. The other side does not learn of
          the report.
        </Trans>
      </Muted>
      <FormSelectField
        name="reason"
        label={t({ id: 'conversations.report-reason', message: 'Reason' })}
        placeholder={t({ id: 'conversations.choose-one', message: 'Choose one' })}
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
      label={t({ id: 'conversations.report-text', message: 'What is wrong' })}
      optional={!needsText(reason)}
      rows={3}
    />
  );
}
