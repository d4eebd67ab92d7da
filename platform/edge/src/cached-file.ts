import { promisify } from 'node:util';
import { constants, gzip as gzipCallback, zstdCompress as zstdCallback } from 'node:zlib';
import type { Delta, OtherEncoding, ReleasedFile } from '@aangan/manifest';
import type { Encoding } from '@aangan/server/requests';

const gzip = promisify(gzipCallback);
const zstdCompress = promisify(zstdCallback);

/** A fast level: copies are compressed here only if the registry has none. */
const zstdLevel = 6;

/** For how long a registry that failed to give a delta is not asked for it again, in milliseconds. */
const askAgainAfterMs = 60_000;

/** A released file in memory, with its compressed copies. */
export interface CachedFile {
  file: ReleasedFile;
  /**
   * The file's bytes in an encoding; undefined if that would not make it smaller. Copies other than brotli are read on
   * first request, since hardly any client needs them.
   */
  encoded(encoding: Encoding): Promise<Uint8Array | undefined>;
  /**
   * The file as its difference from a dictionary; undefined for one that it has no delta from, and for a minute after
   * the registry has failed to give it.
   * @param dictionary hex sha256
   */
  delta(dictionary: string): Promise<Uint8Array | undefined>;
}

interface CachedFileOptions {
  /** Reads the copy that was made when the release was published; null where none was made. */
  read: (coding: OtherEncoding | Delta) => Promise<Uint8Array | null>;
  /** Called with the size of each copy that is stored, in bytes. */
  onCopy: (bytes: number) => void;
}

export function createCachedFile(
  file: ReleasedFile,
  { read, onCopy }: CachedFileOptions,
): CachedFile {
  const copies = new Map<OtherEncoding, Promise<Uint8Array>>();
  const deltas = new Map<string, Promise<Uint8Array | undefined>>();
  const copyOf = async (encoding: OtherEncoding) => {
    // The registry may be down, or an edge may keep a release that was published without copies.
    const copy = (await read(encoding).catch(() => null)) ?? (await make[encoding](file.bytes));
    onCopy(copy.byteLength);
    return copy;
  };
  const readDelta = async (dictionary: string) => {
    try {
      const delta = await read({ dictionary });
      if (delta) onCopy(delta.byteLength);
      return delta ?? undefined;
    } catch {
      // Not asked for again at once: each request would wait for a registry that is down.
      setTimeout(() => deltas.delete(dictionary), askAgainAfterMs).unref();
      return undefined;
    }
  };
  return {
    file,
    async encoded(encoding) {
      // What brotli cannot make smaller, such as fonts and pictures, no other encoding can.
      if (!file.brotli || encoding === 'br') return file.brotli;
      const known = copies.get(encoding) ?? copyOf(encoding);
      copies.set(encoding, known);
      return known;
    },
    async delta(dictionary) {
      if (!file.dictionaries?.includes(dictionary)) return undefined;
      const known = deltas.get(dictionary) ?? readDelta(dictionary);
      deltas.set(dictionary, known);
      return known;
    },
  };
}

const make: Record<OtherEncoding, (bytes: Uint8Array) => Promise<Uint8Array>> = {
  zstd: (bytes) =>
    zstdCompress(bytes, {
      pledgedSrcSize: bytes.length,
      params: { [constants.ZSTD_c_compressionLevel]: zstdLevel },
    }),
  gzip: (bytes) => gzip(bytes),
};
