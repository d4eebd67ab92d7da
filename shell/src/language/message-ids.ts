import { createContext, useContext, useSyncExternalStore } from 'react';

/** Whether the page shows the ids of messages in place of their texts. */
export interface MessageIds {
  areShown(): boolean;
  /** @returns what stops it */
  subscribe(changed: () => void): () => void;
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
