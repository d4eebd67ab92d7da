import type { I18n } from '@aangan/messages';
import { Button, Dialog, Stack, withKnownType } from '@aangan/ui';
import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
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
  const { t, i18n } = useLingui();
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
      title={t({ id: 'portfolio.add-to-portfolio', message: 'Add to your portfolio' })}
      actions={
        <Button block busy={items.length > 0 && waiting.length === 0} onClick={() => void addAll()}>
          {addLabel(items, waiting.length, i18n)}
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
            label={t({ id: 'portfolio.add-more-files', message: 'Add more files' })}
            onFiles={(files) => void Promise.all(files.map(withKnownType)).then(queue.addFiles)}
          />
        )}
      </Stack>
    </Dialog>
  );
}

const uploading = msg({ id: 'portfolio.uploading', message: 'Uploading…' });
const tryAgain = msg({ id: 'portfolio.try-again', message: 'Try again' });

function addLabel(items: readonly NewItem[], waiting: number, i18n: I18n): string {
  if (waiting === 0) return i18n._(uploading);
  if (items.some(({ state }) => state === 'failed') && waiting === 1) return i18n._(tryAgain);
  const add = msg({
    id: 'portfolio.add-items',
    message: plural(waiting, { one: 'Add item', other: 'Add # items' }),
  });
  return i18n._(add);
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
