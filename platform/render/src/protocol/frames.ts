/** Bytes before each frame that hold its length. */
const headerBytes = 4;

/** JSON text as one frame: its length in bytes, unsigned and big-endian, then the text. */
export function encodeFrame(json: string): Buffer {
  const body = Buffer.from(json);
  const frame = Buffer.allocUnsafe(headerBytes + body.length);
  frame.writeUInt32BE(body.length);
  body.copy(frame, headerBytes);
  return frame;
}

interface FrameListener {
  onFrame(value: unknown): void;
  /** The bytes are not frames, or a frame is too long. Nothing is read afterwards. */
  onViolation(reason: string): void;
}

/**
 * Reads frames from the chunks of a stream. Only JSON is parsed, since the writer may be hostile.
 * @param maxBytes the longest frame that is accepted
 */
export function createFrameReader(
  maxBytes: number,
  { onFrame, onViolation }: FrameListener,
): (chunk: Buffer) => void {
  let chunks: Buffer[] = [];
  let received = 0;
  let expected: number | null = null;
  let isBroken = false;

  const refuse = (reason: string) => {
    isBroken = true;
    chunks = [];
    onViolation(reason);
  };
  const take = (length: number): Buffer => {
    const all = chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks);
    chunks = [all.subarray(length)];
    received = all.length - length;
    return all.subarray(0, length);
  };
  const emit = (body: Buffer) => {
    const value = parse(body);
    if (value === undefined) refuse('a frame that is not JSON');
    else onFrame(value);
  };

  return (chunk) => {
    if (isBroken) return;
    chunks.push(chunk);
    received += chunk.length;
    while (!isBroken) {
      if (expected === null) {
        if (received < headerBytes) return;
        expected = take(headerBytes).readUInt32BE();
        if (expected > maxBytes) {
          return refuse(`a frame of ${expected} bytes; ${maxBytes} are allowed`);
        }
      }
      if (received < expected) return;
      const body = take(expected);
      expected = null;
      emit(body);
    }
  };
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}
