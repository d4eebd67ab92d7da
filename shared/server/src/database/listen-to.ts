import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from './create-client.ts';
import type { Connection } from './create-database.ts';

export interface ListenOptions {
  connection: Connection;
  /** The name that `notify` is called with. */
  topic: string;
  /**
   * Called with each payload, and with undefined each time a connection is made: notifications before that may have
   * been missed.
   */
  onNotice: (payload: string | undefined) => void;
  /** Called once per outage, when the connection is lost or cannot be made. Retries follow by themselves. */
  onError: (error: unknown) => void;
  /** How long to wait before the next try, in milliseconds. */
  retryMs?: number;
  /** How often the connection is tried, and how long an answer may take, in milliseconds. */
  probeMs?: number;
}

export interface Listener {
  close(): Promise<void>;
}

/**
 * Receives notifications of any process through PostgreSQL (`select pg_notify(topic, payload)`), over a connection of
 * its own. Reconnects when the connection is lost or no longer answers, until the listener is closed.
 */
export function listenTo(options: ListenOptions): Listener {
  const { onNotice, onError, retryMs = 500 } = options;
  const closing = new AbortController();
  const { signal } = closing;
  let isTold = false;
  const heard: ListenOptions = {
    ...options,
    onNotice: (payload) => {
      isTold = false;
      onNotice(payload);
    },
  };
  const listen = async () => {
    while (!signal.aborted) {
      await hear(heard, signal).catch((error: unknown) => {
        if (!signal.aborted && !isTold) onError(error);
        isTold = true;
      });
      await sleep(retryMs, undefined, { signal }).catch(() => undefined);
    }
  };
  const listening = listen();
  return {
    close: async () => {
      closing.abort();
      await listening;
    },
  };
}

/** Listens on one connection until that is lost or the signal is given. */
async function hear(
  { connection, topic, onNotice, probeMs = 5_000 }: ListenOptions,
  signal: AbortSignal,
): Promise<never> {
  const client = createClient(connection, {
    application_name: 'aangan-listener',
    connectionTimeoutMillis: probeMs,
    query_timeout: probeMs,
  });
  const lost = new AbortController();
  client.on('error', (error) => lost.abort(error));
  client.on('end', () => lost.abort(new Error('The database closed the connection.')));
  client.on('notification', ({ payload = '' }) => onNotice(payload));
  const ended = AbortSignal.any([signal, lost.signal]);
  try {
    await client.connect();
    await client.query(`listen ${client.escapeIdentifier(topic)}`);
    onNotice(undefined);
    for (;;) {
      await sleep(probeMs, undefined, { signal: ended });
      await client.query('select');
    }
  } finally {
    // Do not wait for a connection whose other end is gone.
    await Promise.race([client.end().catch(() => undefined), sleep(500)]);
  }
}
