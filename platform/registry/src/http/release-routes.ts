import { isSourceMap } from '@aangan/manifest';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { preHandlerAsyncHookHandler } from 'fastify';
import Type from 'typebox';
import type { Registry } from '../open-registry.ts';
import { integratorOf } from './require-integrator.ts';
import { ReleaseIdText, RemoteNameText, Sha256 } from './schemas.ts';

const Release = Type.Object({ name: RemoteNameText, release: ReleaseIdText });

const immutable = 'public, max-age=31536000, immutable';

interface Options {
  registry: Registry;
  authorised: preHandlerAsyncHookHandler;
}

/** Publishing in three steps (announce, send what is missing, finalise), and reading what is published. */
export const releaseRoutes: FastifyPluginAsyncTypebox<Options> = async (app, options) => {
  const { registry, authorised } = options;
  const { releases, reader } = registry;

  app.get(
    '/releases',
    { schema: { querystring: Type.Object({ name: Type.Optional(RemoteNameText) }) } },
    async (request) => ({ results: await releases.list(request.query) }),
  );

  app.post('/releases', { preHandler: authorised }, async (request, reply) => {
    const announced = await releases.announce(request.body, { by: integratorOf(request) });
    return reply.code(announced.isPublished ? 200 : 201).send(announced);
  });

  app.put(
    '/blobs/:sha256',
    {
      preHandler: authorised,
      schema: { params: Type.Object({ sha256: Sha256 }) },
      bodyLimit: Number.MAX_SAFE_INTEGER, // The bound is the size that the release announced.
    },
    async (request, reply) => {
      await releases.putBlob(request.params.sha256, request.body as AsyncIterable<Uint8Array>);
      return reply.code(204).send();
    },
  );

  app.post(
    '/releases/:name/:release/finalise',
    { preHandler: authorised, schema: { params: Release } },
    async (request) => {
      const { name, release } = request.params;
      await releases.finalise(name, release);
      return { name, release, isPublished: true };
    },
  );

  app.get(
    '/releases/:name/:release/files/*',
    {
      schema: { params: Type.Object({ ...Release.properties, '*': Type.String() }) },
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
