import type { BlobStore } from '@aangan/server';
import { matchesEtag, readByteRange } from '@aangan/server/requests';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { contentTypes } from '../../media/sniff-media.ts';
import { rangeNotSatisfiable } from '../../problems.ts';
import type { ServedMedia } from './media.service.ts';

/** Nothing in a file may run as a page. */
const inert = {
  'accept-ranges': 'bytes',
  'x-content-type-options': 'nosniff',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
};

/** The address names the bytes, so they may be kept for ever. */
const lasting = {
  'cache-control': 'public, max-age=31536000, immutable',
  'cross-origin-resource-policy': 'cross-origin',
};

/** For who may see it: nothing of it stays on a computer that others use too. */
const ownOnly = {
  'cache-control': 'private, no-store',
  'cross-origin-resource-policy': 'same-origin',
};

/** For a copy that stands in for another. */
const untilCopied = 'public, max-age=60';

/** A file that a browser saves gets a name of its bytes and its kind: it was given none that counts. */
function shownAs(blob: string, contentType: string): string {
  const known = Object.entries(contentTypes).find(([, type]) => type === contentType);
  return `inline; filename="${blob.slice(0, 16)}.${known?.[0] ?? contentType.split('/')[1]}"`;
}

/** Answers with a file, or the range of it that is asked for. @throws Refusal 416 for a range outside of it */
export function sendMedia(
  request: FastifyRequest,
  reply: FastifyReply,
  blobs: BlobStore,
  { blob, bytes, contentType, isFinal, isPrivate = false }: ServedMedia & { isPrivate?: boolean },
): FastifyReply {
  const etag = `"${blob}"`;
  reply.headers({ ...inert, ...(isPrivate ? ownOnly : lasting), etag }).type(contentType);
  if (!reply.hasHeader('content-disposition')) {
    reply.header('content-disposition', shownAs(blob, contentType));
  }
  if (!isFinal && !isPrivate) reply.header('cache-control', untilCopied);
  if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  const isCurrent = [undefined, etag].includes(request.headers['if-range']?.toString());
  const range = isCurrent ? readByteRange(request.headers.range, bytes) : undefined;
  if (range === 'unsatisfiable') throw rangeNotSatisfiable(bytes);
  const { start, end } = range ?? { start: 0, end: bytes - 1 };
  if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${bytes}`);
  return reply.header('content-length', end - start + 1).send(blobs.stream(blob, { start, end }));
}
