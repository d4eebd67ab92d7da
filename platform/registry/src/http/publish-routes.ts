import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { readAnnouncement } from '../release/release-source.ts';
import { answered } from './answers.ts';
import { actorOf } from './authorise.ts';
import { blobRoutes } from './blob-routes.ts';
import { Announced, Published } from './release-answers.ts';
import { bearer, type RouteOptions } from './route-options.ts';
import { ReleaseParams } from './schemas.ts';

/** Publishing in three steps: announce, send what is missing, finalise. */
export const publishRoutes: FastifyPluginAsyncTypebox<RouteOptions> = async (app, options) => {
  const { authorisation } = options;
  const { releases } = options.registry;

  await app.register(blobRoutes, options);

  app.post(
    '/releases',
    {
      preValidation: authorisation.teams,
      schema: {
        operationId: 'announceRelease',
        summary:
          'Announces a release.json, with its version and commit as `source` and what its build signed as `provenance`, and answers which files to send',
        security: bearer,
        response: answered({ 200: Announced, 201: Announced }, [400, 401, 403, 409, 413, 503, 507]),
      },
    },
    async (request, reply) => {
      const { manifest, ...said } = readAnnouncement(request.body);
      const announced = await releases.announce(manifest, { ...actorOf(request), ...said });
      return reply.code(announced.isPublished ? 200 : 201).send(announced);
    },
  );

  app.post(
    '/releases/:name/:release/finalise',
    {
      preValidation: authorisation.teams,
      schema: {
        operationId: 'finaliseRelease',
        summary: 'Checks the files of a release and makes it visible',
        params: ReleaseParams,
        security: bearer,
        response: answered({ 200: Published }, [400, 401, 403, 404, 409, 503, 507]),
      },
    },
    async (request) => {
      const { name, release } = request.params;
      const marked = await releases.finalise(name, release, actorOf(request));
      return { name, release, isPublished: true, ...marked };
    },
  );
};
