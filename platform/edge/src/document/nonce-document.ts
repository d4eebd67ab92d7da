import { createHash, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { constants, crc32, deflateRaw } from 'node:zlib';
import { type BrotliTemplate, createBrotliTemplate } from './brotli-template.ts';

const deflate = promisify(deflateRaw);

/**
 * Stands for the nonce while a page is built. It is a secret of this process, so no rendered text can contain it on
 * purpose.
 */
export const nonceHole = `nonce-${randomBytes(24).toString('hex')}`;

/** Stands for the id of the page view while a page is built. Also a secret, so that no rendered text receives an id. */
export const pageIdHole = `page-${randomBytes(24).toString('hex')}`;

/** Stands for the percentage of page views that send measurements. */
export const sampleHole = `sample-${randomBytes(24).toString('hex')}`;

/** Stands for the trace that the page's requests belong to. */
export const traceHole = `trace-${randomBytes(24).toString('hex')}`;

/** Stands for the flags whose percentage reaches the visitor. */
export const flagsHole = `flags-${randomBytes(24).toString('hex')}`;

/** What is put into a page for each answer. */
interface AnswerTexts {
  nonce: string;
  /** The id that the page reports with; empty where it reports nothing. */
  pageId?: string;
  /** The percentage of page views that send measurements, in digits. */
  sample?: string;
  /** The trace that the page's requests belong to; empty where it is not traced. */
  trace?: string;
  /** The visitor's flags, as many characters for each visitor; empty where no flag is split. */
  flags?: string;
}

/** A page as it is sent; `encoding` is absent if it is not compressed. */
interface EncodedPage {
  bytes: Buffer;
  encoding: PageEncoding | undefined;
}

/** Encodings for pages. At the same cost, zstd compresses worse than brotli, and every browser with zstd has brotli. */
export const pageEncodings = ['br', 'gzip'] as const;

type PageEncoding = (typeof pageEncodings)[number];

/**
 * A page that is built and compressed once. Each answer gets its own nonce and id, which are inserted between the
 * compressed parts.
 */
export interface NonceDocument {
  /** The page's entity tag: the same for the same page, whatever its nonce and id. */
  etag: string;
  /** The most memory it takes with its compressed copies, in bytes. */
  size: number;
  plain(texts: AnswerTexts): Buffer;
  /** The page in an encoding, or uncompressed; compressed on first request. */
  encoded(encoding: PageEncoding | undefined, texts: AnswerTexts): Promise<EncodedPage>;
}

const anyHole = new RegExp(`(${nonceHole}|${pageIdHole}|${sampleHole}|${traceHole}|${flagsHole})`);

/**
 * Prepares a page.
 * @param html the page, with a hole for the nonce and each of the other texts in place of what differs from answer to answer
 */
export function createNonceDocument(html: string): NonceDocument {
  // `split` with a capture: parts and holes alternate.
  const pieces = html.split(anyHole);
  const parts = pieces.filter((_piece, at) => at % 2 === 0).map((part) => Buffer.from(part));
  const holes = pieces.filter((_piece, at) => at % 2 === 1);
  const filled = ({ nonce, pageId = '', sample = '', trace = '', flags = '' }: AnswerTexts) => {
    const texts = {
      [nonceHole]: nonce,
      [pageIdHole]: pageId,
      [sampleHole]: sample,
      [traceHole]: trace,
      [flagsHole]: flags,
    };
    return holes.map((hole) => Buffer.from(texts[hole] ?? ''));
  };
  const plain = (texts: AnswerTexts) => Buffer.concat(between(parts, filled(texts)));
  const deflated = once(() => deflateParts(parts));
  const templateFor = brotliTemplates(parts);
  return {
    etag: `W/"${etagOf(parts)}"`,
    size: Math.ceil(parts.reduce((sum, part) => sum + part.length, 0) * (1 + copiesSize)),
    plain,
    async encoded(encoding, texts) {
      const inHoles = filled(texts);
      if (encoding === 'gzip') return { bytes: gzip(parts, await deflated(), inHoles), encoding };
      const template = encoding && (await templateFor(inHoles));
      if (template) return { bytes: template.fill(inHoles), encoding };
      return { bytes: plain(texts), encoding: undefined };
    },
  };
}

/** The memory of the compressed copies relative to the page, at most: each is at most about a third of the page. */
const copiesSize = 0.75;

/** A full flush ends each part at a byte and makes it independent of what comes before it. */
const deflateParts = (parts: readonly Buffer[]) =>
  Promise.all(
    parts.map((part) => deflate(part, { level: 9, finishFlush: constants.Z_FULL_FLUSH })),
  );

/**
 * Templates depend on the lengths of the texts: a page without an id, or with a trace, needs another. The last is
 * cached.
 */
function brotliTemplates(parts: readonly Buffer[]) {
  let known: { lengths: string; template: Promise<BrotliTemplate | null> } | undefined;
  return (texts: readonly Buffer[]): Promise<BrotliTemplate | null> => {
    const lengths = texts.map(({ length }) => length);
    if (known?.lengths !== lengths.join()) {
      known = { lengths: lengths.join(), template: createBrotliTemplate(parts, lengths) };
    }
    return known.template;
  };
}

function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => {
    made ??= make();
    return made;
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

/** RFC 1951: an uncompressed block that is not the last one. */
function storedBlock(bytes: Buffer): Buffer {
  const header = Buffer.alloc(5);
  header.writeUInt16LE(bytes.length, 1);
  header.writeUInt16LE(bytes.length ^ 0xffff, 3);
  return Buffer.concat([header, bytes]);
}
