import { useDialogEntry } from '@aangan/firms';
import { ConfirmDialog, Menu, type MenuItem } from '@aangan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { PortfolioItem } from '../api/list-items.ts';
import { deleteDialog, editDialog } from '../model/dialog-names.ts';
import type { ItemActions } from '../model/use-item-actions.ts';
import { EditItemDialog } from './edit-item-dialog.tsx';

export interface ItemMenuProps {
  accountId: number;
  item: PortfolioItem;
  actions: ItemActions;
  /** Moves the item by so many places; null where it cannot be moved that way. */
  onMoveEarlier: (() => void) | null;
  onMoveLater: (() => void) | null;
  /** Called when the item was deleted. */
  onRemoved: () => void;
}

/** What the owner can do with an item. */
export function ItemMenu(props: ItemMenuProps) {
  const { t } = useLingui();
  const { accountId, item, actions, onMoveEarlier, onMoveLater, onRemoved } = props;
  const { title } = item;
  const edit = useDialogEntry(editDialog(item.id));
  const question = useDialogEntry(deleteDialog(item.id));
  const isAsking = useRef(question.isOpen);
  isAsking.current = question.isOpen;
  const [isRemoving, setRemoving] = useState(false);
  async function remove() {
    setRemoving(true);
    const isDone = await actions.remove(item);
    setRemoving(false);
    // Back has closed the question already: another step back would leave the page.
    if (isAsking.current) question.close();
    if (isDone) onRemoved();
  }
  const canBePicture = item.media_type === 'IMAGE' && !item.is_profile_picture;
  const entries: (MenuItem | false)[] = [
    canBePicture && {
      id: 'picture',
      label: t({ id: 'portfolio.set-as-profile-picture', message: 'Set as Profile Picture' }),
      onSelect: () => void actions.setProfilePicture(item),
    },
    onMoveEarlier !== null && {
      id: 'earlier',
      label: t({ id: 'portfolio.move-earlier', message: 'Move earlier' }),
      onSelect: onMoveEarlier,
    },
    onMoveLater !== null && {
      id: 'later',
      label: t({ id: 'portfolio.move-later', message: 'Move later' }),
      onSelect: onMoveLater,
    },
    { id: 'edit', label: t({ id: 'portfolio.edit', message: 'Edit' }), onSelect: edit.open },
    {
      id: 'delete',
      label: t({ id: 'portfolio.delete', message: 'Delete' }),
      tone: 'danger',
      onSelect: question.open,
    },
  ];
  return (
    <>
      <Menu
        label={t({ id: 'portfolio.actions-for', message: `Actions for ${title}` })}
        items={entries.filter((entry) => entry !== false)}
      />
      {edit.isOpen && <EditItemDialog accountId={accountId} item={item} onClose={edit.close} />}
      <ConfirmDialog
        open={question.isOpen}
        title={t({
          id: 'portfolio.delete-title',
          message: 'Are you sure you want to delete this portfolio item?',
        })}
        confirmLabel={t({ id: 'portfolio.delete', message: 'Delete' })}
        busy={isRemoving}
        onConfirm={() => void remove()}
        onCancel={question.close}
      >
        <p>
          <Trans id="portfolio.delete-consequence">
            “{title}” is removed from your public profile too.
          </Trans>
        </p>
      </ConfirmDialog>
    </>
  );
}
