import { useHost } from '@aangan/host';
import { useEffect, useRef, useState } from 'react';
import type { Side } from '../../../api/conversations-api.ts';
import { useLiveEvents } from '../../../live/use-live-events.ts';
import { typing } from '../api/thread-actions.ts';

/** How often it is told, and for how long it is shown, in milliseconds. */
const tellEachMs = 4_000;
const showForMs = 6_000;

/** Whether the other side is writing, until its message comes or it pauses. */
export function useOtherTyping(conversation: number, own: Side | undefined): boolean {
  const [isTyping, setTyping] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useLiveEvents((event) => {
    if (!('conversation' in event) || event.conversation !== conversation) return;
    if (event.kind === 'message' && event.message.side !== own) setTyping(false);
    if (event.kind !== 'typing' || event.side === own) return;
    setTyping(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setTyping(false), showForMs);
  });
  return isTyping;
}

/** Tells the other side that something is being written, at most every four seconds. That it fails matters to nobody. */
export function useTellTyping(conversation: number): () => void {
  const { client, clock } = useHost();
  const told = useRef(Number.NEGATIVE_INFINITY);
  return () => {
    if (clock.now() - told.current < tellEachMs) return;
    told.current = clock.now();
    client.send(typing(conversation)).catch(() => undefined);
  };
}
