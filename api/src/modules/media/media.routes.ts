import { pictureWidths } from '@aangan/domain';
import type { BlobStore } from '@aangan/server';
import { matchesEtag, readByteRange } from '@aangan/server/requests';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { rangeNotSatisfiable } from '../../problems.ts';
import { Problem } from '../../schemas/problem.ts';
import { reference } from '../../schemas/reference.ts';
import { createMediaService, type ServedMedia } from './media.service.ts';

const problem = reference(Problem);
const params = Type.Object({ file: Type.String({ description: '{sha256}.{extension}' }) });
const querystring = Type.Object({
  w: Type.Optional(
    Type.Unsafe<unknown>({ type: 'integer', enum: [...pictureWidths], 'x-unchecked': true }),
  ),
  f: Type.Optional(
    Type.Enum(['webp', 'avif'], {
      description: 'Format of the copy; until there is one in AVIF, WebP',
    }),
  ),
});

/** The address names the bytes, so they may be kept for ever; and nothing in them may run as a page. */
const lasting = {
  'cache-control': 'public, max-age=31536000, immutable',
  'accept-ranges': 'bytes',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
};

/** For a copy that stands in for another. */
const untilCopied = 'public, max-age=60';

export const mediaRoutes: FastifyPluginAsyncTypebox<{ blobs: BlobStore }> = async (
  app,
  { blobs },
) => {
  const service = createMediaService({ db: app.database.kysely, blobs });

  app.get(
    '/:file',
    {
      schema: {
        operationId: 'media',
        summary: 'A picture or video; with ?w= a picture of at most that width',
        params,
        querystring,
        response: { 400: problem, 404: problem, 416: problem },
      },
    },
    async (request, reply) => {
      const media = await service.find(request.params.file, request.query);
      return sendMedia(request, reply, blobs, media);
    },
  );
};

function sendMedia(
  request: FastifyRequest,
  reply: FastifyReply,
  blobs: BlobStore,
  { blob, bytes, contentType, isFinal }: ServedMedia,
) {
  const etag = `"${blob}"`;
  reply.headers({ ...lasting, etag }).type(contentType);
  if (!isFinal) reply.header('cache-control', untilCopied);
  if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  const isCurrent = [undefined, etag].includes(request.headers['if-range']?.toString());
  const range = isCurrent ? readByteRange(request.headers.range, bytes) : undefined;
  if (range === 'unsatisfiable') throw rangeNotSatisfiable(bytes);
  const { start, end } = range ?? { start: 0, end: bytes - 1 };
  if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${bytes}`);
  return reply.header('content-length', end - start + 1).send(blobs.stream(blob, { start, end }));
}
