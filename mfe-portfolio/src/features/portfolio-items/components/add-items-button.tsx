import { useDialogEntry } from '@aangan/firms';
import { Button, Muted, Row } from '@aangan/ui';
import { addDialog } from '../model/dialog-names.ts';
import { useUploadQueue } from '../model/use-upload-queue.ts';
import { AddItemsDialog } from './add-items-dialog.tsx';

/** Opens the form of new items. Names those that were begun and are not added yet. */
export function AddItemsButton({ accountId }: { accountId: number }) {
  const { isOpen, open, close } = useDialogEntry(addDialog);
  const { queue, items } = useUploadQueue(accountId);
  const begun = items.filter(({ values }) => values.file !== null).length;
  return (
    <Row gap="m">
      <Button onClick={open}>Add Portfolio Item</Button>
      {begun > 0 && !isOpen && <Muted role="status">{begunText(begun)}</Muted>}
      {isOpen && <AddItemsDialog queue={queue} items={items} onClose={close} />}
    </Row>
  );
}

function begunText(begun: number): string {
  return begun === 1 ? '1 new item is not added yet.' : `${begun} new items are not added yet.`;
}
