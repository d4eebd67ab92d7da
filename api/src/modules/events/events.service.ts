import { throttled } from '../../problems.ts';
import { createEventHub, type EventHubOptions } from './event-hub.ts';
import { EventStream, type StreamOwner } from './event-stream.ts';
import { deleteOldEvents, readStanding } from './events.repository.ts';

/** Streams of one account in a process. */
const maxStreams = 20;
/** In seconds, for an account that has as many. */
const retryAfter = 30;
/** A client that has missed more events reads everything again. */
const maxMissed = 1_000;

/** What accounts are told as it happens. */
export function createEventsService(options: EventHubOptions) {
  const hub = createEventHub(options);
  return {
    /**
     * Opens a stream of the account's events.
     * @param after the last event that the client had; undefined: it begins now
     * @throws Refusal 429 for an account that has too many streams here
     */
    async open(owner: StreamOwner, after: number | undefined): Promise<EventStream> {
      if (hub.count(owner.accountId) >= maxStreams) throw throttled(retryAfter);
      const wanted = { after, limit: maxMissed + 1 };
      const { newest, missed } = await readStanding(options.db, owner.accountId, wanted);
      const isLost = after !== undefined && (after > newest || missed > maxMissed);
      const stream = new EventStream(owner, isLost ? newest : (after ?? newest));
      stream.begin(isLost ? 'reset' : 'ready');
      stream.body.on('close', () => hub.remove(stream));
      hub.add(stream);
      return stream;
    },

    /** Ends all streams: their clients ask another process. */
    close: () => hub.close(),
  };
}

/** Deletes events that nobody asks for any more. */
export const forgetToldEvents = (db: EventHubOptions['db']): Promise<void> => deleteOldEvents(db);
