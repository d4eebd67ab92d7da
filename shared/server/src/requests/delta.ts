import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { constants, zstdCompress, zstdDecompress } from 'node:zlib';

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

/** What a delta begins with: a skippable frame of zstd, with the dictionary's sha256 (RFC 9842, section 5). */
const magic = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0]);

/** Bytes that zstd would read as tables of a trained dictionary, where browsers read all as content (RFC 8878, 5). */
const trained = Buffer.from([0x37, 0xa4, 0x30, 0xec]);

/** Every decoder of deltas has a window of this many bytes (RFC 9842, section 5). */
const maxBytes = 8 * 1024 * 1024;

/** Fast: higher levels make what is left of a new release hardly smaller. */
const level = 12;

const headOf = (dictionary: Uint8Array) =>
  Buffer.concat([magic, createHash('sha256').update(dictionary).digest()]);

/**
 * A file as its difference from a dictionary, in the content encoding `dcz` of RFC 9842; undefined where one of the two
 * cannot be used with it: files over 8 MiB, empty dictionaries, and those that zstd would not take as plain content.
 * Runs in zlib's threads.
 */
export async function compressDelta(
  bytes: Uint8Array,
  dictionary: Uint8Array,
): Promise<Buffer | undefined> {
  if (Math.max(bytes.length, dictionary.length) > maxBytes || dictionary.length === 0) return;
  if (trained.equals(dictionary.subarray(0, trained.length))) return;
  const difference = await compress(bytes, {
    dictionary,
    pledgedSrcSize: bytes.length,
    params: { [constants.ZSTD_c_compressionLevel]: level },
  });
  return Buffer.concat([headOf(dictionary), difference]);
}

/**
 * Whether a delta makes exactly this file of the dictionary; false for malformed data. Stops at more bytes than the file
 * has.
 * @param file the length of its bytes, and their hex sha256
 */
export async function deltaUnpacksTo(
  delta: Uint8Array,
  dictionary: Uint8Array,
  { bytes, sha256 }: { bytes: number; sha256: string },
): Promise<boolean> {
  const head = headOf(dictionary);
  if (!head.equals(delta.subarray(0, head.length))) return false;
  try {
    // Without its head: Node's zlib never comes to an end with a skippable frame.
    const unpacked = await decompress(delta.subarray(head.length), {
      dictionary,
      maxOutputLength: Math.max(bytes, 1),
    });
    return createHash('sha256').update(unpacked).digest('hex') === sha256;
  } catch {
    return false;
  }
}

/**
 * The dictionary that an Available-Dictionary header names (RFC 9842, section 2.2), as hex sha256; undefined for a
 * malformed header.
 */
export function availableDictionary(header: string | string[] | undefined): string | undefined {
  const [, base64] = /^:([A-Za-z0-9+/]{43}=):$/.exec(String(header ?? '').trim()) ?? [];
  return base64 && Buffer.from(base64, 'base64').toString('hex');
}

/** The Available-Dictionary header that names a dictionary. @param sha256 of it, hex */
export function availableDictionaryOf(sha256: string): string {
  return `:${Buffer.from(sha256, 'hex').toString('base64')}:`;
}
