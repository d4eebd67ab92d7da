import { isForIntegrators, ReleasePath } from '@aangan/manifest';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { preValidationAsyncHookHandler } from 'fastify';
import Type from 'typebox';
import { bearer, optionalBearer, type RouteOptions } from './route-options.ts';
import { ReleaseParams, RemoteNameText } from './schemas.ts';

const immutable = 'public, max-age=31536000, immutable';

/** Published releases and their files. */
export const readReleaseRoutes: FastifyPluginAsyncTypebox<RouteOptions> = async (app, options) => {
  const { registry, authorisation } = options;
  const { releases, reader } = registry;

  app.get(
    '/releases',
    {
      preValidation: authorisation.teams,
      schema: {
        operationId: 'listReleases',
        summary: 'Published releases, with who published them and their commits',
        querystring: Type.Object({ name: Type.Optional(RemoteNameText) }),
        security: bearer,
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return { results: await releases.list(request.query) };
    },
  );

  app.get(
    '/releases/:name/:release',
    {
      preValidation: authorisation.teams,
      schema: {
        operationId: 'readRelease',
        summary: 'release.json of a published release',
        params: ReleaseParams,
        security: bearer,
      },
    },
    async (request, reply) => {
      const { name, release } = request.params;
      const manifest = await releases.manifest(name, release);
      reply.header('cache-control', 'private, no-store');
      return manifest ?? reply.code(404).send({ detail: 'Not found.' });
    },
  );

  app.get(
    '/releases/:name/:release/types',
    {
      preValidation: authorisation.teams,
      schema: {
        operationId: 'readReleaseTypes',
        summary: 'The declarations of what a published release exposes',
        params: ReleaseParams,
        security: bearer,
        response: { 200: Type.Object({ exposes: Type.Record(Type.String(), Type.String()) }) },
      },
    },
    async (request, reply) => {
      const { name, release } = request.params;
      const exposes = await releases.types(name, release);
      reply.header('cache-control', 'private, no-store');
      return { exposes };
    },
  );

  app.get(
    '/releases/:name/:release/files/*',
    {
      schema: {
        operationId: 'readReleaseFile',
        summary:
          'A file of a published release; a source map or the bill of materials takes an integrator’s token',
        params: Type.Object({ ...ReleaseParams.properties, '*': ReleasePath }),
        security: optionalBearer,
      },
      preValidation: unlessForBrowsers(authorisation.integrators),
    },
    async (request, reply) => {
      const { name, release, '*': path } = request.params;
      const file = await reader.releaseFile(name, release, path);
      if (!file) {
        return reply.code(404).header('cache-control', 'no-store').send({ detail: 'Not found.' });
      }
      reply
        .type(file.contentType)
        .header('cache-control', isForIntegrators(path) ? 'private, no-store' : immutable)
        .header('vary', 'accept-encoding')
        .header('x-content-type-options', 'nosniff')
        .header('x-integrity', file.integrity);
      const accepted = request.headers['accept-encoding'] ?? '';
      if (file.brotli && /\bbr\b/.test(accepted)) {
        return reply.header('content-encoding', 'br').send(file.brotli);
      }
      for (const encoding of ['zstd', 'gzip'] as const) {
        if (!new RegExp(`\\b${encoding}\\b`).test(accepted)) continue;
        const copy = await reader.compressedFile?.(name, release, path, encoding);
        if (copy) return reply.header('content-encoding', encoding).send(copy);
      }
      return reply.send(file.bytes);
    },
  );
};

/** Lets files for browsers pass. A source map holds the sources, and the bill of materials tells what to attack: they take an integrator's token. */
function unlessForBrowsers(
  authorised: preValidationAsyncHookHandler,
): preValidationAsyncHookHandler {
  return async function (request, reply) {
    const { '*': path = '' } = request.params as { '*'?: string };
    return isForIntegrators(path) ? authorised.call(this, request, reply) : undefined;
  };
}
