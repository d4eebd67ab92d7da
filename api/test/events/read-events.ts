import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

export interface ReadEvent {
  id: string | undefined;
  kind: string;
  data: Record<string, unknown>;
}

/** A stream of events that is read as a page reads it. */
export interface OpenStream {
  status: number;
  headers: IncomingHttpHeaders;
  /** All so far. */
  events: ReadEvent[];
  /** The id to go on from. */
  lastId(): string;
  /** What came beside events: comments and `retry`. */
  lines: string[];
  /** Waits until there is such an event. @throws after 10 seconds */
  until(isWanted: (event: ReadEvent) => boolean): Promise<ReadEvent>;
  /** Resolved when the stream has ended, however. */
  ended: Promise<void>;
  /** Cuts the connection. */
  cut(): void;
}

/** Opens the stream of an account, after an event or from now on. */
export async function openEvents(
  origin: string,
  headers: Record<string, string>,
  lastId?: string,
): Promise<OpenStream> {
  const asked = request(`${origin}/api/events/`, {
    headers: {
      accept: 'text/event-stream',
      ...headers,
      ...(lastId !== undefined && { 'last-event-id': lastId }),
    },
    // Not fetch: it opens another connection for each that is cut.
    agent: false,
  }).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  const events: ReadEvent[] = [];
  const lines: string[] = [];
  const ended = (async () => {
    let rest = '';
    for await (const text of answer.setEncoding('utf8')) {
      const blocks = `${rest}${text}`.split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) read(block, events, lines);
    }
  })().catch(() => undefined);
  return {
    status: answer.statusCode ?? 0,
    headers: answer.headers,
    events,
    lines,
    lastId: () => events.findLast(({ id }) => id !== undefined)?.id ?? '',
    until: async (isWanted) => {
      for (const deadline = Date.now() + 10_000; ; await sleep(5)) {
        const found = events.find(isWanted);
        if (found) return found;
        assert.ok(Date.now() < deadline, JSON.stringify(events));
      }
    },
    ended,
    cut: () => asked.destroy(),
  };
}

function read(block: string, events: ReadEvent[], lines: string[]): void {
  const fields = Object.fromEntries(
    block.split('\n').map((line) => {
      const [, name = '', value = ''] = /^(\w*): ?(.*)$/.exec(line) ?? [];
      return [name, value];
    }),
  );
  if (fields.event === undefined) lines.push(block);
  else events.push({ id: fields.id, kind: fields.event, data: JSON.parse(fields.data ?? '{}') });
}

/** Whether an event is a message with this text. */
export const saying =
  (text: string) =>
  ({ kind, data }: ReadEvent): boolean =>
    kind === 'message' && (data.message as { text?: string } | null)?.text === text;

/** The texts of the messages of a stream, in their order. */
export const textsOf = ({ events }: OpenStream): unknown[] =>
  events.flatMap(({ kind, data }) =>
    kind === 'message' ? [(data.message as { text: string }).text] : [],
  );
