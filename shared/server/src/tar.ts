/** How long the blocks of a tar archive are, in bytes (POSIX.1-1988, ustar). */
const block = 512;
/** The largest size that a header's 11 octal digits can hold: 8 GB. */
const largest = 8 ** 11 - 1;

/** One file of an archive. */
export interface TarEntry {
  name: string;
  /** In bytes. */
  size: number;
  /** Its bytes, to be read before the next entry is requested; unread bytes are skipped. */
  content: AsyncIterable<Buffer>;
}

/** The header of a file. @throws RangeError if the name or size does not fit */
export function tarHeader(name: string, size: number): Buffer {
  if (Buffer.byteLength(name) > 100 || size > largest) {
    throw new RangeError(`${name} (${size} bytes) does not fit into an archive.`);
  }
  const header = Buffer.alloc(block);
  header.write(name, 0);
  header.write('0000600\0', 100);
  header.write('0000000\0', 108);
  header.write('0000000\0', 116);
  header.write(`${size.toString(8).padStart(11, '0')}\0`, 124);
  header.write('00000000000\0', 136);
  header.write('        ', 148);
  header.write('0', 156);
  header.write('ustar\0', 257);
  header.write('00', 263);
  header.write(`${sumOf(header).toString(8).padStart(6, '0')}\0 `, 148);
  return header;
}

/** The padding after a file of this size, up to the next block. */
export const tarPadding = (size: number): Buffer => Buffer.alloc((block - (size % block)) % block);

/** The end marker of an archive. */
export const tarEnd = Buffer.alloc(2 * block);

/** The files of an archive, one after another. @throws Error if it is truncated or not an archive */
export async function* readTar(source: AsyncIterable<Buffer>): AsyncGenerator<TarEntry> {
  const bytes = bytesOf(source);
  for (;;) {
    const header = await bytes.exactly(block);
    if (header.every((byte) => byte === 0)) return;
    const name = header.toString('utf8', 0, header.indexOf(0));
    const size = Number.parseInt(header.toString('latin1', 124, 135), 8);
    const sum = Number.parseInt(header.toString('latin1', 148, 154), 8);
    header.fill(' ', 148, 156);
    if (sum !== sumOf(header) || !(size >= 0)) throw new Error('It is no archive, or damaged.');
    let left = size;
    const content = async function* () {
      while (left > 0) {
        const piece = await bytes.atMost(left);
        left -= piece.length;
        yield piece;
      }
    };
    yield { name, size, content: content() };
    while (left > 0) left -= (await bytes.atMost(left)).length;
    await bytes.exactly(tarPadding(size).length);
  }
}

function sumOf(header: Buffer): number {
  return header.reduce((sum, byte) => sum + byte, 0);
}

function bytesOf(source: AsyncIterable<Buffer>) {
  const pieces = source[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);
  const atMost = async (length: number): Promise<Buffer> => {
    while (rest.length === 0) {
      const next = await pieces.next();
      if (next.done) throw new Error('It is cut off.');
      rest = next.value;
    }
    const piece = rest.subarray(0, length);
    rest = rest.subarray(piece.length);
    return piece;
  };
  const exactly = async (length: number): Promise<Buffer> => {
    const got: Buffer[] = [];
    for (let left = length; left > 0; ) {
      const piece = await atMost(left);
      got.push(piece);
      left -= piece.length;
    }
    return Buffer.concat(got);
  };
  return { atMost, exactly };
}
