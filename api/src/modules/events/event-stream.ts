import { Readable } from 'node:stream';
import type { SentEvent } from './events.repository.ts';

/** When a client asks again after a stream ended, in milliseconds. */
const retryMs = 3_000;
/** Characters that a client may leave unread. */
const maxUnread = 1024 * 1024;

/** What is known of a stream: whose it is. */
export interface StreamOwner {
  accountId: number;
  sessionId: string;
  /** When the token ends with which it was opened, in milliseconds since 1970: its client asks again with another. */
  until: number;
}

/** The answer of one client that waits for events, in the format of server-sent events. */
export class EventStream {
  readonly owner: StreamOwner;
  /** What is answered. */
  readonly body = new Readable({ read: () => undefined });
  /** The last event that was sent, or that the client had before. */
  #lastId: number;
  #sending: Promise<void> = Promise.resolve();
  #hasEnded = false;

  constructor(owner: StreamOwner, lastId: number) {
    this.owner = owner;
    this.#lastId = lastId;
    this.#write(`retry: ${retryMs}\n\n`);
  }

  /** Says from which event on the client is told; after `reset` it has to read everything again. */
  begin(kind: 'ready' | 'reset'): void {
    this.#write(`event: ${kind}\nid: ${this.#lastId}\ndata: {}\n\n`);
  }

  /** An event that is not stored: a client that goes on later does not get it. */
  pass(kind: string, data: object): void {
    this.#write(`event: ${kind}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  /** A comment, so that nothing between here and the client takes the connection for dead. */
  beat(): void {
    this.#write(': \n\n');
  }

  /**
   * Sends what there is after the last event. Calls follow one another, so that each event is sent once, in its order.
   * @param read the events after one; fewer than `page` are the last
   */
  catchUp(read: (after: number) => Promise<SentEvent[]>, page: number): Promise<void> {
    const sending = this.#sending.then(async () => {
      for (;;) {
        const events = this.isOpen ? await read(this.#lastId) : [];
        for (const event of events) this.#send(event);
        if (events.length < page) return;
      }
    });
    this.#sending = sending.catch(() => undefined);
    return sending;
  }

  get isOpen(): boolean {
    return !this.#hasEnded && !this.body.destroyed;
  }

  end(): void {
    if (this.isOpen) this.body.push(null);
    this.#hasEnded = true;
  }

  #send({ id, kind, data }: SentEvent): void {
    this.#lastId = id;
    this.#write(`id: ${id}\nevent: ${kind}\ndata: ${data}\n\n`);
  }

  #write(text: string): void {
    if (!this.isOpen) return;
    this.body.push(text);
    if (this.body.readableLength > maxUnread) this.body.destroy();
  }
}
