import { isAtMost, tooLongMessage } from '@aangan/domain';
import { quoteLimits } from '@aangan/domain/quotes';
import { SmallFormDialog } from '@aangan/firms';
import { FormTextArea } from '@aangan/ui/formik';
import { useLingui } from '@lingui/react/macro';
import { object, string } from 'yup';
import { useDecideChangeMutation } from '../api/jobs-api.ts';
import { jobDialogTitles } from '../model/dialog-titles.ts';
import { useJobAction } from '../model/use-job-action.ts';

const { reasonMax } = quoteLimits;
const schema = object({
  reason: string().trim().test('max', tooLongMessage(reasonMax), isAtMost(reasonMax)),
});

interface DecideDialogProps {
  job: number;
  number: number;
  /** A client declines, a firm withdraws. */
  decision: 'decline' | 'withdraw';
  onClose: () => void;
}

/** Ends a proposed change, with a reason if there is one to say. */
export function DecideDialog({ job, number, decision, onClose }: DecideDialogProps) {
  const { i18n, t } = useLingui();
  const [decide] = useDecideChangeMutation();
  const { run } = useJobAction(`${decision} ${job}.${number}`);
  return (
    <SmallFormDialog
      title={i18n._(jobDialogTitles[decision])}
      failureHeading={t({
        id: 'conversations.change-stays',
        message: 'The change is still proposed',
      })}
      submitLabel={
        decision === 'decline'
          ? t({ id: 'conversations.decline', message: 'Decline' })
          : t({ id: 'conversations.withdraw', message: 'Withdraw' })
      }
      initialValues={{ reason: '' }}
      schema={schema}
      onSubmit={async ({ reason }) => {
        const why = await run(() =>
          decide({ id: job, number, decision, reason: reason.trim() }).unwrap(),
        );
        if (why === null) onClose();
        return why;
      }}
      onClose={onClose}
    >
      <FormTextArea
        name="reason"
        label={t({ id: 'conversations.quote-reason', message: 'Reason' })}
        hint={t({
          id: 'conversations.quote-reason-hint',
          message: 'The other side reads it in the conversation.',
        })}
        optional
        rows={3}
      />
    </SmallFormDialog>
  );
}
