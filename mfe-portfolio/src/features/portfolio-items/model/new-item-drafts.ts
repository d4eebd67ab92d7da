import { tabDraft } from '@aangan/firms';
import type { ItemTexts } from './item-form.ts';

/** What is kept of a form of a new item over a reload: everything but its file, which a page cannot keep. */
export interface NewItemDraft extends ItemTexts {
  /** The name of the file; '' where none was chosen. */
  fileName: string;
}

/** The unsent forms of a firm's new items. They are kept while the tab is open. */
export interface NewItemDrafts {
  read(): NewItemDraft[];
  write(drafts: readonly NewItemDraft[]): void;
}

/** @param accountId whose items they are */
export function newItemDrafts(accountId: number): NewItemDrafts {
  const draft = tabDraft<{ items: readonly unknown[] }>(`portfolio.new.${accountId}`, {
    items: [],
  });
  return {
    read: () => [draft.read()?.items ?? []].flat().filter(isDraft),
    write(items) {
      if (items.length > 0) draft.write({ items });
      else draft.clear();
    },
  };
}

function isDraft(stored: unknown): stored is NewItemDraft {
  const { title, description, category, fileName } = (stored ?? {}) as Partial<NewItemDraft>;
  return [title, description, category, fileName].every((text) => typeof text === 'string');
}
