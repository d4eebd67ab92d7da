import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { Conversation } from '../../../api/conversations-api.ts';
import { useMarkReadMutation } from '../api/thread-actions.ts';

/** Marks what the other side wrote as read once it is shown in a tab that is visible. */
export function useMarkRead(conversation: Conversation, isAtEnd: boolean): void {
  const [markRead] = useMarkReadMutation();
  const isVisible = useSyncExternalStore(onVisibilityChange, isTabVisible, () => false);
  const { id, last_sequence: upTo } = conversation;
  const asked = useRef(0);
  const isUnread = isVisible && isAtEnd && hasUnread(conversation);
  useEffect(() => {
    if (!isUnread || asked.current >= upTo) return;
    asked.current = upTo;
    markRead({ conversation: id, upTo })
      .unwrap()
      .catch(() => {
        asked.current = 0;
      });
  }, [isUnread, upTo, id, markRead]);
}

/** Own messages need not be read. */
function hasUnread({ messages, side, read_up_to }: Conversation): boolean {
  return messages.some((one) => one.side !== side && one.sequence > read_up_to);
}

const isTabVisible = () => document.visibilityState === 'visible';

function onVisibilityChange(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}
