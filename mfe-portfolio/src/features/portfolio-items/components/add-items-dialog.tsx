import { Button, Dialog, Stack, withKnownType } from '@aangan/ui';
import type { FormikProps } from 'formik';
import { useEffect, useRef } from 'react';
import type { NewItemValues } from '../model/item-form.ts';
import type { NewItem, UploadQueue } from '../model/upload-queue.ts';
import { useFirstMistake, useFormFocus } from '../model/use-form-focus.ts';
import { useStayOnDrop } from '../model/use-stay-on-drop.ts';
import { FileDrop } from './file-drop.tsx';
import { NewItemForm } from './new-item-form.tsx';

interface AddItemsDialogProps {
  queue: UploadQueue;
  items: readonly NewItem[];
  onClose: () => void;
}

/** Adds items: one form for each file, each with its own upload. Closes once every item was added or dropped. */
export function AddItemsDialog({ queue, items, onClose }: AddItemsDialogProps) {
  const forms = useRef(new Map<string, FormikProps<NewItemValues>>());
  const sections = useRef<HTMLDivElement>(null);
  const focusFirstMistake = useFirstMistake(sections);
  useFormFocus(sections, items);
  useCloseWhenEmpty(queue, items, onClose);
  useStayOnDrop();
  const waiting = items.filter(({ state }) => state !== 'uploading');
  const isReady = items.every(({ values }) => values.file !== null);
  async function addAll() {
    const sent = waiting.flatMap(({ id }) => forms.current.get(id) ?? []);
    const mistakes = await Promise.all(sent.map((form) => form.validateForm()));
    const isWrong = (at: number) => Object.keys(mistakes[at] ?? {}).length > 0;
    const shown = sent.map((form, at) => [isWrong(at), form.submitForm()] as const);
    // The others end with their uploads.
    await Promise.all(shown.flatMap(([wrong, ended]) => (wrong ? [ended] : [])));
    if (shown.some(([wrong]) => wrong)) focusFirstMistake();
  }
  return (
    <Dialog
      open
      size="sheet"
      title="Add to your portfolio"
      actions={
        <Button block busy={items.length > 0 && waiting.length === 0} onClick={() => void addAll()}>
          {addLabel(items, waiting.length)}
        </Button>
      }
      onClose={onClose}
    >
      <Stack ref={sections} gap="xl">
        {items.map((item, at) => (
          <NewItemForm
            key={item.id}
            item={item}
            queue={queue}
            place={items.length > 1 ? at + 1 : null}
            onForm={(form) => {
              if (form) forms.current.set(item.id, form);
              else forms.current.delete(item.id);
            }}
          />
        ))}
        {isReady && (
          <FileDrop
            id="more-files"
            label="Add more files"
            onFiles={(files) => void Promise.all(files.map(withKnownType)).then(queue.addFiles)}
          />
        )}
      </Stack>
    </Dialog>
  );
}

function addLabel(items: readonly NewItem[], waiting: number): string {
  if (waiting === 0) return 'Uploading…';
  if (items.some(({ state }) => state === 'failed') && waiting === 1) return 'Try again';
  return waiting === 1 ? 'Add item' : `Add ${waiting} items`;
}

/** There is a form to begin with; once the last one is gone, there is nothing left to do here. */
function useCloseWhenEmpty(queue: UploadQueue, items: readonly NewItem[], onClose: () => void) {
  const hadForms = useRef(false);
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    if (items.length > 0) hadForms.current = true;
    else if (hadForms.current) close.current();
    else queue.begin();
  }, [queue, items]);
}
