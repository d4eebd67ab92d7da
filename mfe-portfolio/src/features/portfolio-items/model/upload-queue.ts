import { ApiError, type ApiProblem, createSubmissionKeys, problemOf } from '@aangan/api-client';
import type { TaskControls, TaskList } from '@aangan/host';
import { emptyItem, type NewItemValues } from './item-form.ts';
import { limitRunning } from './limit-running.ts';
import type { NewItemDraft, NewItemDrafts } from './new-item-drafts.ts';

/** More would take all the connections of a browser to the site, and other pages would wait for them. */
const maxAtOnce = 2;

/** An item that is not added yet: a form, with its upload once that was started. */
export interface NewItem {
  id: string;
  /** What was chosen and typed; kept while the form is not on the screen. */
  values: NewItemValues;
  /** The name of the file that was chosen before a reload, which has lost it; '' for none. */
  lostFile: string;
  state: 'editing' | 'uploading' | 'failed';
  /** The share of the file that was sent, 0 to 1; null while it waits for other uploads. */
  progress: number | null;
  /** Why the last attempt failed. */
  problem: ApiProblem | null;
}

export interface UploadQueueOptions {
  tasks: TaskList;
  /** What the upload of a file is called among the site's tasks. */
  taskName(file: File): string;
  /** Where forms are kept over a reload. */
  drafts: NewItemDrafts;
  /** Sends an item. Rejects with the API client's ApiError. */
  send(
    values: NewItemValues & { file: File },
    idempotencyKey: string,
    controls: TaskControls,
  ): Promise<void>;
  /** @param isSeen whether the page with the forms is on the screen */
  onFailed(problem: ApiProblem, values: NewItemValues, isSeen: boolean): void;
}

/** The new items of a firm. Forms and uploads stay while the visitor is on another page of the site. */
export interface UploadQueue {
  /** In the order in which they were chosen. The same array until something changes. */
  items(): readonly NewItem[];
  subscribe(listener: () => void): () => void;
  /** Makes an empty form where there is none. */
  begin(): void;
  /** Makes one form for each file. */
  addFiles(files: readonly File[]): void;
  /** Remembers what a form contains. */
  keep(id: string, values: NewItemValues): void;
  /** Sends an item, once however often it is called; the item leaves the queue when it was added. */
  upload(id: string, values: NewItemValues): Promise<void>;
  /** Stops the upload of an item and keeps its form. */
  cancel(id: string): void;
  /** Drops a form, and stops its upload. */
  remove(id: string): void;
  /** Drops all forms, and stops their uploads. */
  clear(): void;
}

/** A queue of the forms that a reload has left. */
export function createUploadQueue({
  tasks,
  taskName,
  drafts,
  send,
  onFailed,
}: UploadQueueOptions): UploadQueue {
  const listeners = new Set<() => void>();
  const keys = new Map<string, ReturnType<typeof createSubmissionKeys>>();
  const running = new Map<string, AbortController>();
  const limited = limitRunning(maxAtOnce);
  let items: readonly NewItem[] = [];
  let made = 0;

  const set = (changed: readonly NewItem[]) => {
    items = changed;
    drafts.write(items.filter(isBegun).map(draftOf));
    for (const listener of listeners) listener();
  };
  const change = (id: string, parts: Partial<NewItem>) =>
    set(items.map((item) => (item.id === id ? { ...item, ...parts } : item)));
  const formOf = (values: NewItemValues, lostFile = ''): NewItem => {
    made += 1;
    const id = `item-${made}`;
    return { id, values, lostFile, state: 'editing', progress: null, problem: null };
  };
  items = drafts
    .read()
    .map(({ fileName, ...texts }) => formOf({ ...emptyItem, ...texts }, fileName));
  const keyOf = (id: string, { file, ...texts }: NewItemValues) => {
    const known = keys.get(id) ?? createSubmissionKeys();
    keys.set(id, known);
    return known.keyFor([texts, file?.name, file?.size, file?.lastModified]);
  };
  const drop = (id: string) => {
    keys.delete(id);
    running.get(id)?.abort();
    set(items.filter((item) => item.id !== id));
  };

  async function sendNow(id: string, values: NewItemValues & { file: File }) {
    const own = new AbortController();
    running.set(id, own);
    try {
      await tasks.start(taskName(values.file), (controls) => {
        controls.signal.addEventListener('abort', () => own.abort());
        const sent = limited(() => sendStep(id, values, own.signal, controls));
        // A cancelled upload does not wait for its turn.
        return Promise.race([sent, cancelled(own.signal)]);
      });
      drop(id);
    } catch (error) {
      fail(id, problemOf(error), values);
    } finally {
      running.delete(id);
    }
  }

  function sendStep(
    id: string,
    values: NewItemValues & { file: File },
    signal: AbortSignal,
    controls: TaskControls,
  ) {
    const progress = (share: number) => {
      controls.progress(share);
      change(id, { progress: share });
    };
    if (!signal.aborted) progress(0);
    return send(values, keyOf(id, values), { signal, progress });
  }

  function fail(id: string, problem: ApiProblem, values: NewItemValues) {
    const isCancelled = problem.kind === 'cancelled';
    change(id, isCancelled ? { state: 'editing' } : { state: 'failed', problem });
    if (!isCancelled) onFailed(problem, values, listeners.size > 0);
  }

  return {
    items: () => items,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    begin() {
      if (items.length === 0) set([formOf(emptyItem)]);
    },
    addFiles: (files) => set([...items, ...files.map((file) => formOf({ ...emptyItem, file }))]),
    keep(id, values) {
      const known = items.find((item) => item.id === id);
      if (known && known.values !== values) change(id, { values });
    },
    async upload(id, values) {
      const { file } = values;
      if (!file || running.has(id) || !items.some((item) => item.id === id)) return;
      change(id, { values, state: 'uploading', progress: null, problem: null });
      await sendNow(id, { ...values, file });
    },
    cancel: (id) => running.get(id)?.abort(),
    remove: drop,
    clear() {
      for (const { id } of items) drop(id);
    },
  };
}

/** Whether something was chosen or typed in the form of an item. */
export function isBegun({ values, lostFile }: NewItem): boolean {
  const { file, title, description, category } = values;
  return file !== null || [lostFile, title, description, category].some((text) => text !== '');
}

function draftOf({ values, lostFile }: NewItem): NewItemDraft {
  const { file, ownWork: _said, ...texts } = values;
  return { ...texts, fileName: file?.name ?? lostFile };
}

function cancelled(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const problem = { kind: 'cancelled', message: 'The upload was cancelled.' } as const;
    signal.addEventListener('abort', () => reject(new ApiError(problem)));
  });
}
