import { nothing } from '@aangan/server/openapi';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import { RegistryRefusal } from '../registry-refusal.ts';
import { answered } from './answers.ts';
import { bearer, type RouteOptions } from './route-options.ts';
import { Sha256 } from './schemas.ts';

const bytes = 'application/octet-stream';

/** Sending the files of an announced release. */
export const blobRoutes: FastifyPluginAsyncTypebox<RouteOptions> = async (app, options) => {
  const { authorisation } = options;
  const { releases } = options.registry;

  app.removeAllContentTypeParsers();
  // Files are streamed to the route and never held in memory; other bodies are not read at all.
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));

  app.put(
    '/blobs/:sha256',
    {
      preValidation: [authorisation.teams, requireBytes],
      schema: {
        operationId: 'putBlob',
        summary: 'Sends the bytes of an announced file',
        params: Type.Object({ sha256: Sha256 }),
        security: bearer,
        response: answered(
          { 204: nothing('It is kept') },
          [400, 401, 403, 404, 409, 413, 415, 503, 507],
        ),
      },
      bodyLimit: Number.MAX_SAFE_INTEGER, // The bound is the size that the release announced.
    },
    async (request, reply) => {
      await releases.putBlob(request.params.sha256, request.body as AsyncIterable<Uint8Array>);
      return reply.code(204).send();
    },
  );
};

async function requireBytes({ headers }: FastifyRequest): Promise<void> {
  if (headers['content-type'] === bytes) return;
  throw new RegistryRefusal('unsupported', `A file is sent as content-type ${bytes}.`);
}
