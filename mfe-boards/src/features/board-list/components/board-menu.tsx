import { problemOf } from '@aangan/api-client';
import {
  failureToast,
  problemAdvice,
  successToast,
  useDialogEntry,
  useSpeech,
} from '@aangan/firms';
import { ConfirmDialog, Menu } from '@aangan/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSavedThings } from '../../../saved/use-saved-things.ts';
import { type Board, useRemoveBoardMutation, useRenameBoardMutation } from '../api/board-list.ts';
import { TitleDialog } from './title-dialog.tsx';

/** What the owner can do with a board. */
export function BoardMenu({ board, onRemoved }: { board: Board; onRemoved: () => void }) {
  const { t } = useLingui();
  const { i18n } = useSpeech();
  const saved = useSavedThings();
  const { id, title, items_count: count } = board;
  const renaming = useDialogEntry(`rename-board-${id}`);
  const question = useDialogEntry(`delete-board-${id}`);
  const [rename] = useRenameBoardMutation();
  const [remove, removing] = useRemoveBoardMutation();
  async function removeBoard() {
    try {
      await remove({ id }).unwrap();
    } catch (error) {
      const problem = problemOf(error);
      const failed = t({ id: 'boards.not-deleted', message: 'The board could not be deleted.' });
      failureToast(problem, [failed, problemAdvice(problem, i18n)].join(' '), `delete board ${id}`);
      return question.close();
    }
    question.close();
    onRemoved();
    successToast(
      t({ id: 'boards.deleted', message: 'The board is deleted.' }),
      `delete board ${id}`,
    );
    await saved.refresh();
  }
  return (
    <>
      <Menu
        label={t({ id: 'boards.actions-for', message: `Actions for ${title}` })}
        items={[
          {
            id: 'rename',
            label: t({ id: 'boards.rename', message: 'Rename' }),
            onSelect: renaming.open,
          },
          {
            id: 'delete',
            label: t({ id: 'boards.delete', message: 'Delete' }),
            tone: 'danger',
            onSelect: question.open,
          },
        ]}
      />
      {renaming.isOpen && (
        <TitleDialog
          heading={t({ id: 'boards.rename-board', message: 'Rename the board' })}
          submitLabel={t({ id: 'boards.save-title', message: 'Save' })}
          title={title}
          onSave={(given) => rename({ id, title: given }).unwrap()}
          onClose={renaming.close}
        />
      )}
      <ConfirmDialog
        open={question.isOpen}
        title={t({ id: 'boards.delete-question', message: `Delete the board “${title}”?` })}
        confirmLabel={t({ id: 'boards.delete', message: 'Delete' })}
        busy={removing.isLoading}
        onConfirm={() => void removeBoard()}
        onCancel={question.close}
      >
        <p>
          <Trans id="boards.delete-consequence">
            <Plural
              value={count}
              _0="There is nothing on it."
              one="# thing on it and its note are gone for good."
              other="# things on it and their notes are gone for good."
            />
          </Trans>
        </p>
      </ConfirmDialog>
    </>
  );
}
