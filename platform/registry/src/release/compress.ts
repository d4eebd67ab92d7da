import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const brotli = promisify(brotliCompress);

/** A twentieth of the work of the highest quality, for about an eighth more bytes. */
const quickQuality = 5;

/**
 * The bytes of a release's file compressed with brotli, or `undefined` where that does not make them smaller. As far
 * as brotli goes for what every visitor loads; source maps, server modules and portable containers, which developers'
 * tools, edges and other sites load, were most of a publication's time that way. Runs in zlib's threads.
 * @param path the file's path in its release
 */
export async function compress(path: string, bytes: Buffer): Promise<Buffer | undefined> {
  const quality = isForVisitors(path) ? constants.BROTLI_MAX_QUALITY : quickQuality;
  const compressed = await brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
  return compressed.length < bytes.length ? compressed : undefined;
}

function isForVisitors(path: string): boolean {
  return !path.endsWith('.map') && !/^(?:server|portable)\//.test(path);
}
