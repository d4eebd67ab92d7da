import { promisify } from 'node:util';
import { brotliCompress, constants, gzip as gzipCallback, zstdCompress } from 'node:zlib';
import { isForVisitors } from '@aangan/manifest';

const brotli = promisify(brotliCompress);
const gzip = promisify(gzipCallback);
const zstd = promisify(zstdCompress);

/** A twentieth of the work of the highest quality, for about an eighth more bytes. */
const quickQuality = 5;

/** Best of zstd without the memory that its last levels take. */
const zstdLevel = 17;

/** A way to compress a file, as Content-Encoding names it. */
export type Encoding = 'br' | 'zstd' | 'gzip';

/** How the files that visitors load are kept, and those that only developers' tools, edges and other sites load. */
const forVisitors: readonly Encoding[] = ['br', 'zstd', 'gzip'];
const forOthers: readonly Encoding[] = ['br'];

/** The encodings in which a release's file is kept. @param path the file's path in its release */
export function encodingsOf(path: string): readonly Encoding[] {
  return isForVisitors(path) ? forVisitors : forOthers;
}

/**
 * The bytes of a release's file compressed, or `undefined` where that does not make them smaller. Brotli has its
 * highest quality only for what every visitor loads: with it, source maps, server modules and portable containers took
 * most of a publication's time. Runs in zlib's threads.
 * @param path the file's path in its release
 */
export async function compress(
  path: string,
  bytes: Buffer,
  encoding: Encoding,
): Promise<Buffer | undefined> {
  const compressed = await compressors[encoding](bytes, path);
  return compressed.length < bytes.length ? compressed : undefined;
}

const compressors: Record<Encoding, (bytes: Buffer, path: string) => Promise<Buffer>> = {
  br: (bytes, path) =>
    brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: isForVisitors(path)
          ? constants.BROTLI_MAX_QUALITY
          : quickQuality,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  // With its size unknown, zstd makes tables for megabytes: 0.3 s of processor time for the smallest file.
  zstd: (bytes) =>
    zstd(bytes, {
      pledgedSrcSize: bytes.length,
      params: { [constants.ZSTD_c_compressionLevel]: zstdLevel },
    }),
  gzip: (bytes) => gzip(bytes, { level: constants.Z_BEST_COMPRESSION }),
};
