import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const brotli = promisify(brotliCompress);

/**
 * The bytes compressed as far as brotli goes (done once for a file that is sent a million times), or
 * `undefined` where that does not make them smaller. Runs in zlib's threads.
 */
export async function compress(bytes: Buffer): Promise<Buffer | undefined> {
  const compressed = await brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
  return compressed.length < bytes.length ? compressed : undefined;
}
