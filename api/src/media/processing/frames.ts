/** JSON and bytes that travel together through a pipe. */
export interface Frame {
  head: unknown;
  body: Buffer;
}

/** The lengths of a frame's two parts, in bytes, before the parts. */
const lengthsSize = 8;

/** The pieces of a frame, in the order they are written. */
export function frameOf(head: object, bodies: readonly Uint8Array[]): Uint8Array[] {
  const text = Buffer.from(JSON.stringify(head));
  const lengths = Buffer.alloc(lengthsSize);
  lengths.writeUInt32BE(text.length, 0);
  lengths.writeUInt32BE(
    bodies.reduce((sum, { length }) => sum + length, 0),
    4,
  );
  return [lengths, text, ...bodies];
}

/**
 * The frames that arrive, one after another.
 * @param max bytes of a frame
 * @throws RangeError for a longer one
 */
export async function* framesIn(
  stream: AsyncIterable<Buffer>,
  max: number,
): AsyncGenerator<Frame, void> {
  let chunks: Buffer[] = [];
  let size = 0;
  let needed = lengthsSize;
  for await (const chunk of stream) {
    chunks.push(chunk);
    size += chunk.length;
    while (size >= needed) {
      const received = Buffer.concat(chunks);
      const [headEnd, end] = endsOf(received);
      if (end > max) throw new RangeError(`A frame of ${end} bytes is longer than ${max}.`);
      if (size >= end) {
        const head = JSON.parse(received.toString('utf8', lengthsSize, headEnd));
        yield { head, body: received.subarray(headEnd, end) };
      }
      const rest = size >= end ? received.subarray(end) : received;
      needed = size >= end ? lengthsSize : end;
      chunks = [rest];
      size = rest.length;
    }
  }
}

function endsOf(received: Buffer): [head: number, body: number] {
  const head = lengthsSize + received.readUInt32BE(0);
  return [head, head + received.readUInt32BE(4)];
}
