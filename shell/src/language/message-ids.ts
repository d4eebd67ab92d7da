import { createContext, useContext, useSyncExternalStore } from 'react';

/** Whether the page shows the ids of messages in place of their texts. */
export interface MessageIds {
  areShown(): boolean;
  /** @returns what stops it */
  subscribe(changed: () => void): () => void;
}

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

/** Those of pages that no translator sees, such as the live site's. */
export const noMessageIds: MessageIds = {
  areShown: () => false,
  subscribe: () => () => undefined,
};

export const MessageIdsContext = createContext(noMessageIds);

/** Whether a component shows ids in place of messages. */
export function useMessageIds(): boolean {
  const { subscribe, areShown } = useContext(MessageIdsContext);
  return useSyncExternalStore(subscribe, areShown, () => false);
}
