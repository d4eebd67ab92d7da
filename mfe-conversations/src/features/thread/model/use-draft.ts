import { browserDraft, clearDraftsOfOthers } from '@aangan/firms';
import { useEffect, useState } from 'react';

const form = 'message';

/**
 * What is written in a conversation and not sent, the same in all tabs of the browser. It stays over a reload, and
 * when the account signs out and in; what other accounts have left in the browser goes.
 * @returns the text, and the function that changes it; an empty text is no draft
 */
export function useDraft(
  accountId: number,
  conversation: number,
): [text: string, write: (typed: string) => void] {
  const [draft] = useState(() =>
    browserDraft(`${form}.${accountId}.${conversation}`, { text: '' }),
  );
  const [text, setText] = useState(() => draft.read()?.text ?? '');
  useEffect(() => clearDraftsOfOthers(form, accountId), [accountId]);
  useEffect(() => draft.subscribe(() => setText(draft.read()?.text ?? '')), [draft]);
  function write(typed: string) {
    setText(typed);
    if (typed === '') draft.clear();
    else draft.write({ text: typed });
  }
  return [text, write];
}
