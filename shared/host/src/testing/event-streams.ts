interface OpenStream {
  /** What the page asked with. */
  headers: Record<string, string>;
  /** Sends the page an event of the stream. */
  send(kind: string, data: object, id?: number): void;
  /** Ends the answer, as a restarting server does. */
  end(): void;
}

/**
 * The streams that a page opens at `/api/events/`. The browser's fetch is outside of the page; jsdom has none.
 * @param isRefused whether an answer is a refusal, asked for each; `status` is that of a refusal
 */
export function eventStreams(isRefused = () => false, status = () => 502) {
  const opened: OpenStream[] = [];
  const encoder = new TextEncoder();
  globalThis.fetch = (async (_address: string, { headers, signal }: RequestInit) => {
    if (isRefused()) return { ok: false, status: status(), headers: new Headers() };
    const parts: (Uint8Array | null)[] = [];
    let wake: (() => void) | undefined;
    const push = (part: Uint8Array | null) => {
      parts.push(part);
      wake?.();
    };
    signal?.addEventListener('abort', () => push(null));
    const stream: OpenStream = {
      headers: headers as Record<string, string>,
      send(kind, data, id) {
        const line = id === undefined ? '' : `id: ${id}\n`;
        push(encoder.encode(`${line}event: ${kind}\ndata: ${JSON.stringify(data)}\n\n`));
      },
      end: () => push(null),
    };
    opened.push(stream);
    const read = async () => {
      while (parts.length === 0) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      const value = parts.shift();
      return value ? { done: false, value } : { done: true };
    };
    return {
      ok: true,
      status: 200,
      headers: { get: () => 'text/event-stream; charset=utf-8' },
      body: { getReader: () => ({ read }) },
    };
  }) as unknown as typeof fetch;
  return opened;
}
