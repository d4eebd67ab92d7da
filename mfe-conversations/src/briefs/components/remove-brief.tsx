import { problemOf } from '@aangan/api-client';
import { paths } from '@aangan/domain';
import {
  failureToast,
  problemAdvice,
  successToast,
  useDialogEntry,
  useSpeech,
} from '@aangan/firms';
import { Button, ConfirmDialog } from '@aangan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router-dom';
import { useRemoveBriefMutation } from '../../api/briefs-api.ts';

/** Deletes a brief after a question. */
export function RemoveBrief({ id, title }: { id: number; title: string }) {
  const { t } = useLingui();
  const { i18n } = useSpeech();
  const navigate = useNavigate();
  const question = useDialogEntry('remove-brief');
  const [remove, { isLoading }] = useRemoveBriefMutation();
  const label = t({ id: 'conversations.delete', message: 'Delete' });
  async function confirm() {
    try {
      await remove(id).unwrap();
      successToast(
        t({ id: 'conversations.brief-deleted', message: 'Brief deleted' }),
        `remove ${id}`,
      );
      void navigate(paths.briefs(), { replace: true });
    } catch (error) {
      const problem = problemOf(error);
      const failed = t({
        id: 'conversations.brief-not-deleted',
        message: 'The brief could not be deleted.',
      });
      const said = [failed, problemAdvice(problem, i18n)].filter(Boolean).join(' ');
      failureToast(problem, said, `remove ${id}`);
    }
  }
  return (
    <>
      <Button variant="quiet" size="small" onClick={question.open}>
        {label}
      </Button>
      <ConfirmDialog
        open={question.isOpen}
        title={t({ id: 'conversations.delete-brief', message: `Delete “${title}”?` })}
        confirmLabel={label}
        busy={isLoading}
        onConfirm={() => void confirm()}
        onCancel={question.close}
      >
        <p>
          <Trans id="conversations.delete-brief-consequence">
            Firms that you have sent it to keep what they have seen.
          </Trans>
        </p>
      </ConfirmDialog>
    </>
  );
}
