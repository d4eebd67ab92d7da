import { useHost, useSession } from '@aangan/host';
import { liveEventsOf } from '@aangan/host/events';
import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { addMessage, askAgain, type Dispatch, takeOverRead } from '../api/change-thread.ts';
import type { LiveEvent } from './live-event.ts';

/** Calls `listener` for each event of the account while the component is shown. */
export function useLiveEvents(listener: (event: LiveEvent) => void): void {
  const { client } = useHost();
  const accountId = useSession().user?.id;
  const newest = useRef(listener);
  newest.current = listener;
  useEffect(() => {
    if (accountId === undefined) return undefined;
    return liveEventsOf(client, accountId).subscribe((event) => newest.current(event as LiveEvent));
  }, [client, accountId]);
}

/** Keeps the list and the threads that are shown up to date. */
export function useLiveConversations(): void {
  const dispatch = useDispatch<Dispatch>();
  useLiveEvents((event) => {
    if (event.kind === 'reset') askAgain(dispatch, 'all');
    if (event.kind === 'conversation') askAgain(dispatch, event.conversation);
    if (event.kind === 'message') addMessage(dispatch, event.conversation, event.message);
    if (event.kind === 'read') takeOverRead(dispatch, event.conversation, event);
  });
}
