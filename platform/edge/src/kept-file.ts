import { promisify } from 'node:util';
import { constants, gzip as gzipCallback, zstdCompress as zstdCallback } from 'node:zlib';
import type { ReleasedFile } from '@aangan/manifest';
import type { Encoding } from './accepted-encoding.ts';

const gzip = promisify(gzipCallback);
const zstdCompress = promisify(zstdCallback);

/** Best of zstd without the memory that its last levels take. */
const zstdLevel = 17;

/** A released file in memory, with its compressed copies. */
export interface KeptFile {
  file: ReleasedFile;
  /**
   * The file's bytes in an encoding; undefined where that would not make it smaller. Releases bring brotli; the other
   * copies are made once, when a client first asks: hardly one takes gzip and no brotli.
   */
  encoded(encoding: Encoding): Promise<Uint8Array | undefined>;
}

/** @param onCopy told of the bytes of each copy that is made */
export function keptFile(file: ReleasedFile, onCopy: (bytes: number) => void): KeptFile {
  const copies = new Map<Encoding, Promise<Uint8Array | undefined>>();
  const make = async (encoding: Exclude<Encoding, 'br'>) => {
    const copy =
      encoding === 'gzip'
        ? await gzip(file.bytes, { level: 9 })
        : await zstdCompress(file.bytes, {
            params: { [constants.ZSTD_c_compressionLevel]: zstdLevel },
          });
    onCopy(copy.byteLength);
    return copy;
  };
  return {
    file,
    async encoded(encoding) {
      // What brotli does not make smaller, such as fonts and pictures, nothing else does.
      if (!file.brotli || encoding === 'br') return file.brotli;
      const known = copies.get(encoding) ?? make(encoding);
      copies.set(encoding, known);
      return known;
    },
  };
}
