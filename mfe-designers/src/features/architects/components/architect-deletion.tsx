import { problemOf } from '@aangan/api-client';
import { isolated } from '@aangan/domain';
import { failureToast, successToast } from '@aangan/firms';
import { ConfirmDialog } from '@aangan/ui';
import { useLingui } from '@lingui/react/macro';
import { type PrincipalArchitect, useRemoveArchitectMutation } from '../api/architects-api.ts';

interface ArchitectDeletionProps {
  /** The subject of the dialog; null keeps it closed. */
  architect: PrincipalArchitect | null;
  /** Called when the architect no longer exists. */
  onDone: () => void;
  onCancel: () => void;
}

/** Confirms and deletes a principal architect. One that was deleted in another tab counts as deleted. */
export function ArchitectDeletion({ architect, onDone, onCancel }: ArchitectDeletionProps) {
  const { t } = useLingui();
  const name = isolated(architect?.name ?? '');
  const [remove, { isLoading }] = useRemoveArchitectMutation();

  async function confirm({ id }: PrincipalArchitect) {
    const action = `delete architect ${id}`;
    try {
      await remove(id).unwrap();
    } catch (error) {
      const problem = problemOf(error);
      if (problem.kind !== 'not-found') {
        console.error('Failed to delete architect', problem.kind, problem.status);
        const failed = t({
          id: 'designers.architect-delete-failed',
          message: 'Failed to delete architect',
        });
        failureToast(problem, failed, action);
        return;
      }
    }
    successToast(
      t({ id: 'designers.architect-deleted', message: 'Principal architect deleted' }),
      action,
    );
    onDone();
  }
  return (
    <ConfirmDialog
      open={architect !== null}
      title={t({
        id: 'designers.architect-delete-question',
        message: 'Are you sure you want to delete this principal architect?',
      })}
      confirmLabel={t({ id: 'designers.delete', message: 'Delete' })}
      busy={isLoading}
      onConfirm={() => architect && void confirm(architect)}
      onCancel={onCancel}
    >
      <p>
        {t({
          id: 'designers.architect-delete-consequence',
          message: `${name} disappears from your team page, and their own page is gone.`,
        })}
      </p>
    </ConfirmDialog>
  );
}
