import { createHash, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { constants, crc32, deflateRaw } from 'node:zlib';

const deflate = promisify(deflateRaw);

/**
 * Stands for the nonce while a page is made. It is a secret of this process: no rendered text can contain it by
 * intent.
 */
export const nonceHole = `nonce-${randomBytes(24).toString('hex')}`;

/** Stands for the id of the page view while a page is made; a secret too, so that no rendered text is given an id. */
export const pageIdHole = `page-${randomBytes(24).toString('hex')}`;

/** Stands for the trace that the page's requests belong to. */
export const traceHole = `trace-${randomBytes(24).toString('hex')}`;

/** What is put into a page for each answer. */
interface AnswerTexts {
  nonce: string;
  /** The id that the page reports with; empty where it reports nothing. */
  pageId?: string;
  /** The trace that the page's requests belong to; empty where it is not traced. */
  trace?: string;
}

/**
 * A page that is made and compressed once, and answered with a nonce and an id of its own every time: they are put
 * between the compressed parts.
 */
export interface NonceDocument {
  /** The page's entity tag: the same for the same page, whatever its nonce and id. */
  etag: string;
  /** What it holds in memory, in bytes. */
  size: number;
  plain(texts: AnswerTexts): Buffer;
  gzip(texts: AnswerTexts): Buffer;
}

const anyHole = new RegExp(`(${nonceHole}|${pageIdHole}|${traceHole})`);

/**
 * Prepares a page.
 * @param html the page, with `nonceHole`, `pageIdHole` and `traceHole` in place of what differs from answer to answer
 */
export async function createNonceDocument(html: string): Promise<NonceDocument> {
  // Parts and holes take turns.
  const pieces = html.split(anyHole);
  const parts = pieces.filter((_piece, at) => at % 2 === 0).map((part) => Buffer.from(part));
  const holes = pieces.filter((_piece, at) => at % 2 === 1);
  const filled = ({ nonce, pageId = '', trace = '' }: AnswerTexts) => {
    const texts = { [nonceHole]: nonce, [pageIdHole]: pageId, [traceHole]: trace };
    return holes.map((hole) => Buffer.from(texts[hole] ?? ''));
  };
  // A full flush ends each part at a byte and makes it independent of what comes before it.
  const deflated = await Promise.all(
    parts.map((part) => deflate(part, { level: 9, finishFlush: constants.Z_FULL_FLUSH })),
  );
  const bytes = [...parts, ...deflated].reduce((sum, part) => sum + part.length, 0);
  return {
    etag: `W/"${etagOf(parts)}"`,
    size: bytes,
    plain: (texts) => Buffer.concat(between(parts, filled(texts))),
    gzip: (texts) => gzip(parts, deflated, filled(texts)),
  };
}

function etagOf(parts: readonly Buffer[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('base64url').slice(0, 22);
}

function between(parts: readonly Buffer[], separators: readonly Buffer[]): Buffer[] {
  return parts.flatMap((part, index) => {
    const separator = separators[index - 1];
    return separator ? [separator, part] : [part];
  });
}

/** RFC 1952: no name, no time, unknown system. */
const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** RFC 1951: a last block that is empty. */
const lastBlock = Buffer.from([1, 0, 0, 0xff, 0xff]);

function gzip(
  parts: readonly Buffer[],
  deflated: readonly Buffer[],
  texts: readonly Buffer[],
): Buffer {
  let checksum = 0;
  let length = 0;
  for (const part of between(parts, texts)) {
    checksum = crc32(part, checksum);
    length += part.length;
  }
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(checksum, 0);
  trailer.writeUInt32LE(length, 4);
  const stored = texts.map(storedBlock);
  return Buffer.concat([gzipHeader, ...between(deflated, stored), lastBlock, trailer]);
}

/** RFC 1951: a block of bytes as they are, which is not the last one. */
function storedBlock(bytes: Buffer): Buffer {
  const header = Buffer.alloc(5);
  header.writeUInt16LE(bytes.length, 1);
  header.writeUInt16LE(bytes.length ^ 0xffff, 3);
  return Buffer.concat([header, bytes]);
}
