import { useDialogEntry } from '@aangan/firms';
import { Button, Muted, Row } from '@aangan/ui';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
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
        <BegunItems waiting={begun.length - uploading} uploading={uploading} />
      )}
      <Button onClick={open}>
        <Trans id="portfolio.add-item">Add Portfolio Item</Trans>
      </Button>
      {isOpen && <AddItemsDialog queue={queue} items={items} onClose={close} />}
    </Row>
  );
}

function BegunItems({ waiting, uploading }: { waiting: number; uploading: number }) {
  const { t } = useLingui();
  const text =
    waiting > 0
      ? t({
          id: 'portfolio.items-not-added',
          message: plural(waiting, {
            one: '# new item is not added yet.',
            other: '# new items are not added yet.',
          }),
        })
      : t({
          id: 'portfolio.items-being-uploaded',
          message: plural(uploading, {
            one: '# new item is being uploaded.',
            other: '# new items are being uploaded.',
          }),
        });
  return <Muted role="status">{text}</Muted>;
}
