/** An event as a stream sends it; `data` is JSON text. */
export interface SentEvent {
  id: string | null;
  kind: string;
  data: string;
}

/**
 * Reads an answer of server-sent events until it ends.
 * @param onPart called for everything that arrives, also for comments
 * @throws what reading throws: the connection is lost, or was given up
 */
export async function readStream(
  body: ReadableStream<Uint8Array>,
  onEvent: (event: SentEvent) => void,
  onPart: () => void,
): Promise<void> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    onPart();
    const blocks = (rest + decoder.decode(value, { stream: true })).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = eventOf(block);
      if (event) onEvent(event);
    }
  }
}

/** Null for comments, and for what has no data. */
function eventOf(block: string): SentEvent | null {
  const lines = block.split('\n');
  const field = (name: string) =>
    lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2) ?? null;
  const [kind, data] = [field('event'), field('data')];
  return kind === null || data === null ? null : { id: field('id'), kind, data };
}
