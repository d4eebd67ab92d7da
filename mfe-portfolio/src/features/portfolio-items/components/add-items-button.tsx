import { useDialogEntry } from '@aangan/firms';
import { Button, Muted, Row } from '@aangan/ui';
import { addDialog } from '../model/dialog-names.ts';
import { isBegun } from '../model/upload-queue.ts';
import { useUploadQueue } from '../model/use-upload-queue.ts';
import { AddItemsDialog } from './add-items-dialog.tsx';

/** Opens the form of new items. Names those that were begun and are not added yet. */
export function AddItemsButton({ accountId }: { accountId: number }) {
  const { isOpen, open, close } = useDialogEntry(addDialog);
  const { queue, items } = useUploadQueue(accountId);
  const begun = items.filter(isBegun);
  const uploading = begun.filter(({ state }) => state === 'uploading').length;
  return (
    <Row gap="m">
      {begun.length > 0 && !isOpen && (
        <Muted role="status">{begunText(begun.length - uploading, uploading)}</Muted>
      )}
      <Button onClick={open}>Add Portfolio Item</Button>
      {isOpen && <AddItemsDialog queue={queue} items={items} onClose={close} />}
    </Row>
  );
}

function begunText(waiting: number, uploading: number): string {
  if (waiting > 0) return `${newItems(waiting)} not added yet.`;
  return `${newItems(uploading)} being uploaded.`;
}

function newItems(count: number): string {
  return count === 1 ? '1 new item is' : `${count} new items are`;
}
