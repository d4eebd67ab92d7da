import type { MessageIds } from './message-ids.ts';

/** Alt Shift K. */
const key = 'KeyK';

/** Ids that Alt Shift K shows and hides: for translators, who look for the place of a text. */
export function createMessageIds(page: Pick<Window, 'addEventListener'>): MessageIds {
  let areShown = false;
  const listeners = new Set<() => void>();
  page.addEventListener('keydown', ({ altKey, shiftKey, code }) => {
    if (!altKey || !shiftKey || code !== key) return;
    areShown = !areShown;
    for (const changed of listeners) changed();
  });
  return {
    areShown: () => areShown,
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}
