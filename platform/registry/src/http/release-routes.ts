import { isSourceMap, ReleasePath } from '@aangan/manifest';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { preHandlerAsyncHookHandler } from 'fastify';
import Type from 'typebox';
import { integratorOf } from './require-integrator.ts';
import { bearer, optionalBearer, type RouteOptions, withoutAddress } from './route-options.ts';
import { ReleaseIdText, RemoteNameText, Sha256 } from './schemas.ts';

const Release = Type.Object({ name: RemoteNameText, release: ReleaseIdText });

const immutable = 'public, max-age=31536000, immutable';

/** Publishing in three steps (announce, send what is missing, finalise), and reading what is published. */
export const releaseRoutes: FastifyPluginAsyncTypebox<RouteOptions> = async (app, options) => {
  const { registry, authorised, recognised } = options;
  const { releases, reader } = registry;

  app.get(
    '/releases',
    {
      preHandler: recognised,
      schema: {
        operationId: 'listReleases',
        summary: 'Published releases; `created_by` is null without an integrator’s token',
        querystring: Type.Object({ name: Type.Optional(RemoteNameText) }),
        security: optionalBearer,
      },
    },
    async (request, reply) => {
      const rows = await releases.list(request.query);
      reply.header('cache-control', 'no-store');
      return { results: rows.map((row) => withoutAddress(request, row, 'created_by')) };
    },
  );

  app.post(
    '/releases',
    {
      preHandler: authorised,
      schema: {
        operationId: 'announceRelease',
        summary: 'Announces a release.json and answers which files to send',
        security: bearer,
      },
    },
    async (request, reply) => {
      const announced = await releases.announce(request.body, { by: integratorOf(request) });
      return reply.code(announced.isPublished ? 200 : 201).send(announced);
    },
  );

  app.put(
    '/blobs/:sha256',
    {
      preHandler: authorised,
      schema: {
        operationId: 'putBlob',
        summary: 'Sends the bytes of an announced file',
        params: Type.Object({ sha256: Sha256 }),
        security: bearer,
      },
      bodyLimit: Number.MAX_SAFE_INTEGER, // The bound is the size that the release announced.
    },
    async (request, reply) => {
      await releases.putBlob(request.params.sha256, request.body as AsyncIterable<Uint8Array>);
      return reply.code(204).send();
    },
  );

  app.post(
    '/releases/:name/:release/finalise',
    {
      preHandler: authorised,
      schema: {
        operationId: 'finaliseRelease',
        summary: 'Checks the files of a release and makes it visible',
        params: Release,
        security: bearer,
      },
    },
    async (request) => {
      const { name, release } = request.params;
      await releases.finalise(name, release);
      return { name, release, isPublished: true };
    },
  );

  app.get(
    '/releases/:name/:release/files/*',
    {
      schema: {
        operationId: 'readReleaseFile',
        summary: 'A file of a published release; a source map takes an integrator’s token',
        params: Type.Object({ ...Release.properties, '*': ReleasePath }),
        security: optionalBearer,
      },
      preHandler: unlessForBrowsers(authorised),
    },
    async (request, reply) => {
      const { name, release, '*': path } = request.params;
      const file = await reader.releaseFile(name, release, path);
      if (!file) {
        return reply.code(404).header('cache-control', 'no-store').send({ detail: 'Not found.' });
      }
      reply
        .type(file.contentType)
        .header('cache-control', isSourceMap(path) ? 'private, no-store' : immutable)
        .header('vary', 'accept-encoding')
        .header('x-content-type-options', 'nosniff')
        .header('x-integrity', file.integrity);
      const isBrotli = file.brotli && /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
      if (isBrotli) {
        reply.header('content-encoding', 'br');
      }
      return reply.send((isBrotli && file.brotli) || file.bytes);
    },
  );
};

/** Lets files for browsers pass. A source map holds the sources, so it takes an integrator's token. */
function unlessForBrowsers(authorised: preHandlerAsyncHookHandler): preHandlerAsyncHookHandler {
  return async function (request, reply) {
    const { '*': path = '' } = request.params as { '*'?: string };
    return isSourceMap(path) ? authorised.call(this, request, reply) : undefined;
  };
}
