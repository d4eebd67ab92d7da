import { pictureWidths } from '@aangan/domain';
import type { BlobStore } from '@aangan/server';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { Problem } from '../../schemas/problem.ts';
import { reference } from '../../schemas/reference.ts';
import { createMediaService } from './media.service.ts';
import { sendMedia } from './send-media.ts';

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
