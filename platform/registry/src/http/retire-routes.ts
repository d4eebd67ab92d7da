import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { answered } from './answers.ts';
import { actorOf } from './authorise.ts';
import { Retired } from './release-answers.ts';
import { bearer, type RouteOptions } from './route-options.ts';
import { ReleaseParams, RequiredWhy } from './schemas.ts';

/** Retiring releases. */
export const retireRoutes: FastifyPluginAsyncTypebox<RouteOptions> = async (app, options) => {
  const { registry, authorisation } = options;

  app.post(
    '/releases/:name/:release/retirement',
    {
      preValidation: authorisation.integrators,
      schema: {
        operationId: 'retireRelease',
        summary: 'Retires a release that no channel serves: it can be put on no channel any more',
        params: ReleaseParams,
        body: Type.Object({ why: RequiredWhy }),
        security: bearer,
        response: answered({ 200: Retired }, [400, 401, 403, 404, 409, 503]),
      },
    },
    async (request) => {
      const { name, release } = request.params;
      const by = actorOf(request).by;
      await registry.channels.retire({ name, release }, { by, why: request.body.why });
      return { name, release, isRetired: true };
    },
  );
};
