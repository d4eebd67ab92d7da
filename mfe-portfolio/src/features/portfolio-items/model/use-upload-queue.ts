import { failureToast, successToast } from '@aangan/firms';
import { type Host, markOutdated, useHost } from '@aangan/host';
import type { I18n } from '@aangan/messages';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { createElement, useSyncExternalStore } from 'react';
import { outcomes } from '../../../outcomes.ts';
import { updateItems } from '../api/list-items.ts';
import { newItem } from '../api/new-item.ts';
import { updatePreparing } from '../api/preparing-items.ts';
import { NotAddedMessage } from '../components/not-added-message.tsx';
import { newItemDrafts } from './new-item-drafts.ts';
import { isQuestion, notAdded } from './upload-failure.ts';
import { createUploadQueue, type NewItem, type UploadQueue } from './upload-queue.ts';
import { whileThere } from './while-there.ts';

const videoIsPrepared = msg({
  id: 'portfolio.video-is-prepared',
  message: 'Your video is being prepared',
});
const itemAdded = msg({
  id: 'portfolio.item-added',
  message: 'Portfolio item added successfully!',
});

interface OwnedQueue {
  accountId: number;
  queue: UploadQueue;
}

/** One queue for each host, so that it outlives the page of the portfolio. */
const queues = new WeakMap<Host, OwnedQueue>();

/** The new items of the signed-in firm, and the forms and uploads that they are in. */
export function useUploadQueue(accountId: number): {
  queue: UploadQueue;
  items: readonly NewItem[];
} {
  const { i18n } = useLingui();
  const host = useHost();
  const queue = queueOf(host, accountId, i18n);
  const items = useSyncExternalStore(queue.subscribe, queue.items, queue.items);
  return { queue, items };
}

function queueOf(host: Host, accountId: number, i18n: I18n): UploadQueue {
  const known = queues.get(host);
  if (known?.accountId === accountId) return known.queue;
  const queue = startQueue(host, accountId, i18n);
  queues.set(host, { accountId, queue });
  return queue;
}

function startQueue(host: Host, accountId: number, i18n: I18n): UploadQueue {
  const { client, store, tasks } = host;
  const dispatch = store.dispatch as unknown as (
    change: ReturnType<typeof updateItems> | ReturnType<typeof updatePreparing>,
  ) => void;
  const queue = createUploadQueue({
    tasks,
    taskName: ({ name }) =>
      i18n._(msg({ id: 'portfolio.uploading-file', message: `Uploading ${name}` })),
    drafts: newItemDrafts(accountId),
    async send(values, key, { signal, progress }) {
      const sent = () => client.upload(newItem(values, key), progress, signal);
      const added = await whileThere(values.file, sent);
      outcomes.report(host, 'upload-done');
      if ('place' in added) {
        dispatch(updatePreparing(accountId, (waiting) => [...waiting, added]));
        successToast(i18n._(videoIsPrepared), `add item ${values.title.trim()}`);
        return;
      }
      const others = (items: { id: number }[]) => items.filter(({ id }) => id !== added.id);
      dispatch(updateItems(accountId, (items) => [added, ...(others(items) as typeof items)]));
      store.dispatch(markOutdated(['Firm']));
      successToast(i18n._(itemAdded), `add item ${values.title.trim()}`);
    },
    onFailed(problem, values, isSeen) {
      if (isSeen && isQuestion(problem)) return;
      const title = values.title.trim();
      console.error(notAdded.message, problem.kind, problem.status);
      const message = isSeen ? i18n._(notAdded) : createElement(NotAddedMessage, { title, i18n });
      failureToast(problem, message, `add item ${title}`);
    },
  });
  clearAtSignOut(host, accountId, queue);
  warnBeforeLosingFiles(queue);
  return queue;
}

/** The browser asks before it leaves the site: the texts of unsent forms are kept, but not their files. */
function warnBeforeLosingFiles(queue: UploadQueue): void {
  window.addEventListener('beforeunload', (event) => {
    if (queue.items().some(({ values }) => values.file !== null)) event.preventDefault();
  });
}

/** Signing out ends the uploads. A session that has expired does not: its owner signs in again and goes on. */
function clearAtSignOut({ session }: Host, accountId: number, queue: UploadQueue): void {
  session.subscribe(() => {
    const { user, status, hasEnded } = session.current();
    const isOther = user !== null && user.id !== accountId;
    if (isOther || (status === 'signed-out' && !hasEnded)) queue.clear();
  });
}
