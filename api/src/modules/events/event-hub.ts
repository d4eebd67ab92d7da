import { type Connection, type Listener, type Logger, listenTo } from '@aangan/server';
import type { Kysely } from 'kysely';
import { eventsTopic, type PassingEvent } from '../../stream-events/tell-accounts.ts';
import type { Tables } from '../../tables.ts';
import type { AttachmentPasses } from '../conversations/attachment-pass.ts';
import type { EventStream } from './event-stream.ts';
import { endedSessions, maxEventsRead, readEvents } from './events.repository.ts';

/** How often a stream is written to, and its session is looked at, in milliseconds. */
const beatMs = 15_000;

export interface EventHubOptions {
  db: Kysely<Tables>;
  /** Where notices of other processes are heard; unset: nothing is heard. */
  connection?: Connection | undefined;
  passes: AttachmentPasses;
  logger: Pick<Logger, 'warn'>;
}

/** What the database notifies (migration 0040). */
interface Notice {
  account?: number;
  /** Not stored. */
  event?: PassingEvent;
  /** One that has ended. */
  session?: string;
}

/** The streams of this process. They share one connection on which notices are heard, from the first stream on. */
export function createEventHub({ db, connection, passes, logger }: EventHubOptions) {
  const streams = new Map<number, Set<EventStream>>();
  let listener: Listener | undefined;
  let isClosed = false;

  const all = () => [...streams.values()].flatMap((each) => [...each]);
  const warn = (error: unknown) => logger.warn({ err: error }, 'events could not be read');

  const catchUp = (stream: EventStream) => {
    const { accountId } = stream.owner;
    const read = (after: number) => readEvents(db, accountId, after, passes.passOf(accountId));
    return stream.catchUp(read, maxEventsRead);
  };

  async function endDead(): Promise<void> {
    const open = all();
    if (open.length === 0) return;
    const ids = [...new Set(open.map(({ owner }) => owner.sessionId))];
    const ended = new Set(await endedSessions(db, ids));
    for (const stream of open) if (ended.has(stream.owner.sessionId)) stream.end();
  }

  function hear(payload: string | undefined): void {
    // A new connection: what was told before may have been missed.
    if (payload === undefined) {
      for (const stream of all()) {
        catchUp(stream).catch(warn);
        stream.pass('notification', {});
      }
      endDead().catch(warn);
      return;
    }
    const { account, event, session } = JSON.parse(payload) as Notice;
    for (const stream of account === undefined ? all() : (streams.get(account) ?? [])) {
      if (session !== undefined && stream.owner.sessionId === session) stream.end();
      else if (event) stream.pass(event.kind, event.data);
      else if (account !== undefined) catchUp(stream).catch(warn);
    }
  }

  const beating = setInterval(() => {
    for (const stream of all()) {
      if (stream.owner.until <= Date.now()) stream.end();
      else stream.beat();
    }
    endDead().catch(warn);
  }, beatMs).unref();

  return {
    /** How many streams an account has here. */
    count: (accountId: number): number => streams.get(accountId)?.size ?? 0,

    /** Tells a stream what its account is told from now on, and what was told since its last event. */
    add(stream: EventStream): void {
      if (isClosed) {
        stream.end();
        return;
      }
      const { accountId } = stream.owner;
      const own = streams.get(accountId) ?? new Set();
      streams.set(accountId, own.add(stream));
      if (connection) {
        listener ??= listenTo({ connection, topic: eventsTopic, onNotice: hear, onError: warn });
      }
      catchUp(stream).catch(warn);
    },

    remove(stream: EventStream): void {
      const own = streams.get(stream.owner.accountId);
      own?.delete(stream);
      if (own?.size === 0) streams.delete(stream.owner.accountId);
    },

    /** Ends all streams: their clients ask another process. */
    async close(): Promise<void> {
      isClosed = true;
      clearInterval(beating);
      for (const stream of all()) stream.end();
      await listener?.close();
    },
  };
}
