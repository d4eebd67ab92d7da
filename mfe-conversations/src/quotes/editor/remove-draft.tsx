import { problemOf } from '@aangan/api-client';
import { paths } from '@aangan/domain';
import { failureToast, forgetFailure, saveFailure, useDialogEntry, useSpeech } from '@aangan/firms';
import { Button, ConfirmDialog } from '@aangan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router-dom';
import { useRemoveQuoteMutation } from '../api/quotes-api.ts';

interface RemoveDraftProps {
  id: number;
  conversation: number;
  /** Ends saving. */
  forget: () => void;
}

/** Deletes a quote that was never sent. */
export function RemoveDraft({ id, conversation, forget }: RemoveDraftProps) {
  const { t } = useLingui();
  const speech = useSpeech();
  const navigate = useNavigate();
  const question = useDialogEntry('remove-quote');
  const [remove, { isLoading }] = useRemoveQuoteMutation();
  const action = `remove quote ${id}`;
  async function confirm() {
    forgetFailure(action);
    try {
      await remove(id).unwrap();
      forget();
      void navigate(paths.conversation(conversation), { replace: true });
    } catch (error) {
      const problem = problemOf(error);
      failureToast(problem, saveFailure(problem, {}, speech), action);
    }
  }
  return (
    <div>
      <Button variant="quiet" size="small" onClick={question.open}>
        <Trans id="conversations.quote-delete-draft">Delete this draft</Trans>
      </Button>
      <ConfirmDialog
        open={question.isOpen}
        title={t({ id: 'conversations.quote-delete-question', message: 'Delete this draft?' })}
        confirmLabel={t({ id: 'conversations.quote-delete', message: 'Delete' })}
        busy={isLoading}
        onConfirm={() => void confirm()}
        onCancel={question.close}
      >
        <p>
          <Trans id="conversations.quote-delete-consequence">
            It was never sent, so the client has not seen it. This cannot be undone.
          </Trans>
        </p>
      </ConfirmDialog>
    </div>
  );
}
