import type { Readable, Writable } from 'node:stream';

type Params = Readonly<Record<string, unknown>>;

/** Called for events of a page, with the event's name. */
type OnEvent = (method: string, params: Params) => void;

/** Chromium's DevTools protocol over two pipes: https://chromedevtools.github.io/devtools-protocol/. */
export interface DevTools {
  /**
   * @param sessionId the page; absent for the browser itself
   * @throws Error where the browser refuses or has ended
   */
  send<Result>(method: string, params?: Params, sessionId?: string): Promise<Result>;
  /** Calls back for events of a page until the returned function is called. */
  listen(sessionId: string, onEvent: OnEvent): () => void;
  /** Resets the count of what the browser writes. */
  resetCount(): void;
  /** Rejects all pending commands. */
  close(reason: string): void;
}

interface Message {
  id?: number;
  result?: unknown;
  error?: { message: string };
  method?: string;
  params?: Params;
  sessionId?: string;
}

interface Waiting {
  resolve: (result: never) => void;
  reject: (error: Error) => void;
}

interface Options {
  input: Writable;
  output: Readable;
  /** The most that the browser may write between two resets, in bytes. */
  maxBytes: number;
  /** Called once if it has written more. */
  onFlood: () => void;
}

export function connectDevTools({ input, output, maxBytes, onFlood }: Options): DevTools {
  const waiting = new Map<number, Waiting>();
  const listeners = new Map<string, OnEvent>();
  let lastId = 0;
  let pieces: Buffer[] = [];
  let bytes = 0;
  let closed: Error | null = null;

  const receive = ({ id, result, error, method, params = {}, sessionId = '' }: Message) => {
    if (method !== undefined) return listeners.get(sessionId)?.(method, params);
    const asked = waiting.get(id ?? 0);
    waiting.delete(id ?? 0);
    if (error) asked?.reject(new Error(error.message));
    else asked?.resolve(result as never);
  };
  output.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > maxBytes) {
      output.destroy();
      return onFlood();
    }
    let start = 0;
    // Messages end with a zero byte.
    for (let end = chunk.indexOf(0); end !== -1; end = chunk.indexOf(0, start)) {
      const whole = Buffer.concat([...pieces, chunk.subarray(start, end)]);
      pieces = [];
      start = end + 1;
      receive(JSON.parse(whole.toString()) as Message);
    }
    if (start < chunk.length) pieces.push(chunk.subarray(start));
  });
  for (const stream of [input, output]) stream.on('error', () => undefined);

  return {
    send: (method, params = {}, sessionId) =>
      new Promise((resolve, reject) => {
        if (closed) return reject(closed);
        lastId += 1;
        waiting.set(lastId, { resolve, reject });
        input.write(`${JSON.stringify({ id: lastId, method, params, sessionId })}\0`);
      }),
    listen: (sessionId, onEvent) => {
      listeners.set(sessionId, onEvent);
      return () => void listeners.delete(sessionId);
    },
    resetCount: () => {
      bytes = 0;
    },
    close: (reason) => {
      closed ??= new Error(reason);
      for (const { reject } of waiting.values()) reject(closed);
      waiting.clear();
    },
  };
}
