import { problemOf } from '@aangan/api-client';
import { tabDraft } from '@aangan/firms';
import { useRef, useState } from 'react';
import type { Attachment, Message } from '../../../api/conversations-api.ts';
import { useSendMessageMutation } from '../api/thread-actions.ts';

/** An own message that the API has not confirmed yet. */
export interface Unsent {
  id: string;
  text: string;
  attachments: readonly Attachment[];
  state: 'sending' | 'failed';
  /** Why it failed, as the API says it; null where there was no answer. */
  reason: string | null;
}

const nothing: { messages: Unsent[] } = { messages: [] };

/**
 * The own messages on their way. Those that fail stay, also over a reload, and are sent again under the id that they
 * had first, so that each arrives once.
 * @param key tells accounts and conversations apart
 * @param sent the messages of the thread: what is among them has arrived
 */
export function useOutbox(key: string, conversation: number, sent: readonly Message[]) {
  const [send] = useSendMessageMutation();
  const [stored] = useState(() => tabDraft(`unsent-messages.${key}`, nothing));
  const [messages, setMessages] = useState<readonly Unsent[]>(() =>
    // What was being sent when the tab was left may have arrived, or not: sending it again does no harm.
    (stored.read()?.messages ?? []).map((one) => ({ ...one, state: 'failed' })),
  );
  const newest = useRef(messages);

  function change(changed: readonly Unsent[]) {
    newest.current = changed;
    if (changed.length > 0) stored.write({ messages: [...changed] });
    else stored.clear();
    setMessages(changed);
  }
  const without = (id: string) => newest.current.filter((one) => one.id !== id);

  async function deliver(message: Unsent) {
    const { id, text } = message;
    const attachments = message.attachments.map((one) => one.id);
    try {
      await send({ conversation, message: { id, text, attachments } }).unwrap();
      change(without(id));
    } catch (error) {
      const problem = problemOf(error);
      const reason = problem.status === undefined ? null : problem.message;
      const failed: Unsent = { ...message, state: 'failed', reason };
      change(newest.current.map((one) => (one.id === id ? failed : one)));
    }
  }

  const arrived = new Set(sent.map(({ id }) => id));
  return {
    unsent: messages.filter(({ id }) => !arrived.has(id)),
    send(id: string, text: string, attachments: readonly Attachment[]) {
      const message: Unsent = { id, text, attachments, state: 'sending', reason: null };
      change([...newest.current, message]);
      void deliver(message);
    },
    retry(id: string) {
      const failed = newest.current.find((one) => one.id === id && one.state === 'failed');
      if (!failed) return;
      const message: Unsent = { ...failed, state: 'sending', reason: null };
      change(newest.current.map((one) => (one.id === id ? message : one)));
      void deliver(message);
    },
    discard: (id: string) => change(without(id)),
  };
}
