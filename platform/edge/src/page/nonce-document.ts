import { createHash, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { constants, crc32, deflateRaw } from 'node:zlib';

const deflate = promisify(deflateRaw);

/**
 * Stands for the nonce while a page is made. It is a secret of this process: no rendered text can contain it by
 * intent.
 */
export const nonceHole = `nonce-${randomBytes(24).toString('hex')}`;

/**
 * A page that is made and compressed once, and answered with a nonce of its own every time: the nonce is put between
 * the compressed parts.
 */
export interface NonceDocument {
  /** The page's entity tag: the same for the same page, whatever its nonce. */
  etag: string;
  /** What it holds in memory, in bytes. */
  size: number;
  plain(nonce: string): Buffer;
  gzip(nonce: string): Buffer;
}

/**
 * Prepares a page.
 * @param html the page, with `nonceHole` in place of each nonce
 */
export async function createNonceDocument(html: string): Promise<NonceDocument> {
  const parts = html.split(nonceHole).map((part) => Buffer.from(part));
  // A full flush ends each part at a byte and makes it independent of what comes before it.
  const deflated = await Promise.all(
    parts.map((part) => deflate(part, { level: 9, finishFlush: constants.Z_FULL_FLUSH })),
  );
  const bytes = [...parts, ...deflated].reduce((sum, part) => sum + part.length, 0);
  return {
    etag: `W/"${etagOf(parts)}"`,
    size: bytes,
    plain: (nonce) => Buffer.concat(between(parts, Buffer.from(nonce))),
    gzip: (nonce) => gzip(parts, deflated, Buffer.from(nonce)),
  };
}

function etagOf(parts: readonly Buffer[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('base64url').slice(0, 22);
}

function between(parts: readonly Buffer[], separator: Buffer): Buffer[] {
  return parts.flatMap((part, index) => (index === 0 ? [part] : [separator, part]));
}

/** RFC 1952: no name, no time, unknown system. */
const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** RFC 1951: a last block that is empty. */
const lastBlock = Buffer.from([1, 0, 0, 0xff, 0xff]);

function gzip(parts: readonly Buffer[], deflated: readonly Buffer[], nonce: Buffer): Buffer {
  let checksum = 0;
  let length = 0;
  for (const part of between(parts, nonce)) {
    checksum = crc32(part, checksum);
    length += part.length;
  }
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(checksum, 0);
  trailer.writeUInt32LE(length, 4);
  return Buffer.concat([gzipHeader, ...between(deflated, storedBlock(nonce)), lastBlock, trailer]);
}

/** RFC 1951: a block of bytes as they are, which is not the last one. */
function storedBlock(bytes: Buffer): Buffer {
  const header = Buffer.alloc(5);
  header.writeUInt16LE(bytes.length, 1);
  header.writeUInt16LE(bytes.length ^ 0xffff, 3);
  return Buffer.concat([header, bytes]);
}
