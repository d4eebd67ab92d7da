import type { ApiClient } from '@aangan/api-client';
import { endpoint } from '@aangan/api-client/endpoints';
import { followEvents, type LiveEvent } from './follow-events.ts';

type Listener = (event: LiveEvent) => void;

/** The events of one account in this tab. */
export interface LiveEvents {
  /** Calls `listener` for each event from now on; the first listener starts reading, and the last one ends it. */
  subscribe(listener: Listener): () => void;
}

/** What one tab tells the others: the event, and the id to go on from. */
interface Told {
  event: LiveEvent;
  seen: string | null;
}

/**
 * The events of an account. Of all tabs that listen one reads the stream and tells the others; when it is closed, the
 * next one goes on after the last event. A browser without Web Locks or BroadcastChannel reads a stream in each tab.
 */
export function createLiveEvents(client: ApiClient, accountId: number): LiveEvents {
  const listeners = new Set<Listener>();
  const name = `aangan.events.${accountId}`;
  let seen: string | null = null;
  let stop: (() => void) | null = null;

  function take(told: Told) {
    seen = told.seen;
    for (const listener of [...listeners]) listener(told.event);
  }

  function start(): () => void {
    const controller = new AbortController();
    const { signal } = controller;
    const { locks } = navigator as { locks?: LockManager };
    const canShare = locks !== undefined && typeof BroadcastChannel !== 'undefined';
    const channel = canShare ? new BroadcastChannel(name) : null;
    if (channel) channel.onmessage = ({ data }: MessageEvent<Told>) => take(data);
    const read = () =>
      followEvents({
        open: (after, ended) => openStream(client, after, ended),
        seen,
        signal,
        onEvent(event, after) {
          const told = { event, seen: after };
          channel?.postMessage(told);
          take(told);
        },
      });
    if (canShare) locks.request(name, { signal }, read).catch(() => undefined);
    else void read();
    return () => {
      controller.abort();
      channel?.close();
    };
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      stop ??= start();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stop?.();
        stop = null;
        // What happens from now on is not heard: the next start asks for everything again.
        seen = null;
      };
    },
  };
}

/** Those of the account that is signed in, for each client of a page. */
const known = new WeakMap<ApiClient, { accountId: number; events: LiveEvents }>();

/** The events of an account, of which a page has one. */
export function liveEventsOf(client: ApiClient, accountId: number): LiveEvents {
  const last = known.get(client);
  if (last?.accountId === accountId) return last.events;
  const events = createLiveEvents(client, accountId);
  known.set(client, { accountId, events });
  return events;
}

/** EventSource sends no token, so the stream is fetched. */
async function openStream(
  client: ApiClient,
  seen: string | null,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array> | null> {
  const ask = () => {
    const headers = {
      accept: 'text/event-stream',
      authorization: `Bearer ${client.tokens.read()?.access ?? ''}`,
      ...(seen !== null && { 'last-event-id': seen }),
    };
    return fetch('/api/events/', { headers, signal, cache: 'no-store' });
  };
  let answer = await ask();
  if (answer.status === 401) {
    // The client renews the token for a request of its own.
    await client.send(endpoint('get', '/notifications/unread/'), signal);
    answer = await ask();
  }
  const isStream = answer.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
  return answer.ok && isStream ? answer.body : null;
}
