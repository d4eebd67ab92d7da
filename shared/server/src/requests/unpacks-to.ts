import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, zstdDecompress } from 'node:zlib';
import type { Encoding } from './accepted-encoding.ts';

const unpack = {
  br: promisify(brotliDecompress),
  zstd: promisify(zstdDecompress),
  gzip: promisify(gunzip),
};

/**
 * Whether a compressed copy unpacks to exactly this file; false for malformed data. Stops at more bytes than the file
 * has.
 * @param file the length of its bytes, and their hex sha256
 */
export async function unpacksTo(
  copy: Uint8Array,
  encoding: Encoding,
  { bytes, sha256 }: { bytes: number; sha256: string },
): Promise<boolean> {
  try {
    const unpacked = await unpack[encoding](copy, { maxOutputLength: Math.max(bytes, 1) });
    return createHash('sha256').update(unpacked).digest('hex') === sha256;
  } catch {
    return false;
  }
}
