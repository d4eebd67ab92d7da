import { problemOf } from '@aangan/api-client';
import { formatPaisa } from '@aangan/domain';
import { saveFailure, useSpeech } from '@aangan/firms';
import { ConfirmDialog, Notice, Stack } from '@aangan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { type QuoteDetail, type QuoteVersion, useAcceptQuoteMutation } from '../api/quotes-api.ts';

interface AcceptDialogProps {
  detail: QuoteDetail;
  shown: QuoteVersion;
  /** Called where the firm or another tab was first: the page shows it then. */
  onConflict: (sentence: string) => void;
  onClose: () => void;
}

/** Asks before a version is accepted, and says what that means. */
export function AcceptDialog({ detail, shown, onConflict, onClose }: AcceptDialogProps) {
  const { t } = useLingui();
  const speech = useSpeech();
  const [accept, { isLoading }] = useAcceptQuoteMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const isUnderWay = useRef(false);
  const { number: version, totals } = shown;
  const total = formatPaisa(totals.total);
  const firm = detail.firm ?? t({ id: 'conversations.no-name', message: 'Former member' });
  async function confirm() {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setFailure(null);
    try {
      await accept({ id: detail.id, version }).unwrap();
      onClose();
    } catch (error) {
      const problem = problemOf(error);
      if (problem.kind === 'conflict') {
        onConflict(problem.message);
        onClose();
        return;
      }
      isUnderWay.current = false;
      setFailure(saveFailure(problem, {}, speech));
    }
  }
  return (
    <ConfirmDialog
      open
      title={t({
        id: 'conversations.quote-accept-question',
        message: `Accept version ${version} for ${total}?`,
      })}
      confirmLabel={t({ id: 'conversations.quote-accept', message: 'Accept' })}
      busy={isLoading}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <Stack gap="s">
        <p>
          {t({
            id: 'conversations.quote-accept-told',
            message: `${firm} is told at once, and the quote becomes a job with its stages.`,
          })}
        </p>
        <p>
          <Trans id="conversations.quote-accept-frozen">
            This version then stays as it is for both of you. What changes later is priced and
            agreed as a change of the job.
          </Trans>
        </p>
        {failure && (
          <Notice
            tone="error"
            heading={t({
              id: 'conversations.quote-not-accepted',
              message: 'The quote was not accepted',
            })}
          >
            {failure}
          </Notice>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
