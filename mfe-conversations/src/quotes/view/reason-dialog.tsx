import { problemOf } from '@aangan/api-client';
import { isAtMost, tooLongMessage } from '@aangan/domain';
import { quoteLimits } from '@aangan/domain/quotes';
import { SmallFormDialog, saveFailure, useSpeech } from '@aangan/firms';
import { FormTextArea } from '@aangan/ui/formik';
import { Trans, useLingui } from '@lingui/react/macro';
import { object, string } from 'yup';
import { useDeclineQuoteMutation, useWithdrawQuoteMutation } from '../api/quotes-api.ts';
import { declineTitle, withdrawTitle } from './dialog-titles.ts';

const { reasonMax } = quoteLimits;
const schema = object({
  reason: string().trim().test('max', tooLongMessage(reasonMax), isAtMost(reasonMax)),
});

interface ReasonDialogProps {
  id: number;
  version: number;
  /** A client declines, a firm withdraws. */
  side: 'client' | 'firm';
  /** Called where the other side, or another tab, has decided or sent before: it is shown then. */
  onConflict: (sentence: string) => void;
  onClose: () => void;
}

/** Ends an open quote, with a reason if there is one to say. */
export function ReasonDialog({ id, version, side, onConflict, onClose }: ReasonDialogProps) {
  const { t, i18n } = useLingui();
  const speech = useSpeech();
  const [decline] = useDeclineQuoteMutation();
  const [withdraw] = useWithdrawQuoteMutation();
  const isClient = side === 'client';
  async function send({ reason }: { reason: string }) {
    const said = reason.trim();
    try {
      await (isClient
        ? decline({ id, version, reason: said })
        : withdraw({ id, reason: said })
      ).unwrap();
      onClose();
      return null;
    } catch (error) {
      const problem = problemOf(error);
      if (problem.kind !== 'conflict') return saveFailure(problem, {}, speech);
      onConflict(problem.message);
      onClose();
      return null;
    }
  }
  return (
    <SmallFormDialog
      title={i18n._(isClient ? declineTitle : withdrawTitle)}
      failureHeading={
        isClient
          ? t({ id: 'conversations.quote-not-declined', message: 'The quote was not declined' })
          : t({ id: 'conversations.quote-not-withdrawn', message: 'The quote was not withdrawn' })
      }
      submitLabel={
        isClient
          ? t({ id: 'conversations.quote-decline', message: 'Decline' })
          : t({ id: 'conversations.quote-withdraw', message: 'Withdraw' })
      }
      initialValues={{ reason: '' }}
      schema={schema}
      onSubmit={send}
      onClose={onClose}
    >
      <p>
        {isClient ? (
          <Trans id="conversations.quote-decline-consequence">
            The firm is told. It can send you a new version.
          </Trans>
        ) : (
          <Trans id="conversations.quote-withdraw-consequence">
            The client is told, and cannot accept it any more. You can send a new version later.
          </Trans>
        )}
      </p>
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
