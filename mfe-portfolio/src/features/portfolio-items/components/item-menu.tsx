import { useDialogEntry } from '@aangan/firms';
import { ConfirmDialog, Menu, type MenuItem } from '@aangan/ui';
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
  const { accountId, item, actions, onMoveEarlier, onMoveLater, onRemoved } = props;
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
      label: 'Set as Profile Picture',
      onSelect: () => void actions.setProfilePicture(item),
    },
    onMoveEarlier !== null && { id: 'earlier', label: 'Move earlier', onSelect: onMoveEarlier },
    onMoveLater !== null && { id: 'later', label: 'Move later', onSelect: onMoveLater },
    { id: 'edit', label: 'Edit', onSelect: edit.open },
    { id: 'delete', label: 'Delete', tone: 'danger', onSelect: question.open },
  ];
  return (
    <>
      <Menu
        label={`Actions for ${item.title}`}
        items={entries.filter((entry) => entry !== false)}
      />
      {edit.isOpen && <EditItemDialog accountId={accountId} item={item} onClose={edit.close} />}
      <ConfirmDialog
        open={question.isOpen}
        title="Are you sure you want to delete this portfolio item?"
        confirmLabel="Delete"
        busy={isRemoving}
        onConfirm={() => void remove()}
        onCancel={question.close}
      >
        <p>{`“${item.title}” is removed from your public profile too.`}</p>
      </ConfirmDialog>
    </>
  );
}
