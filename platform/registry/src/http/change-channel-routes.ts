import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { integratorOf } from './require-integrator.ts';
import { bearer, type RouteOptions } from './route-options.ts';
import { ChannelParams, ReleaseIdText, RemoteNameText } from './schemas.ts';

const Why = Type.String({ maxLength: 500, description: 'The reason, for the history' });

const MoveBody = Type.Object({
  releases: Type.Array(Type.Object({ name: RemoteNameText, release: ReleaseIdText }), {
    minItems: 1,
    maxItems: 100,
  }),
  why: Type.Optional(Why),
});

const RemovalBody = Type.Object({
  names: Type.Array(RemoteNameText, { minItems: 1, maxItems: 100 }),
  why: Type.String({ ...Why, pattern: '\\S' }),
});

/** Changing what a channel serves. */
export const changeChannelRoutes: FastifyPluginAsyncTypebox<RouteOptions> = async (
  app,
  options,
) => {
  const { registry, authorised } = options;
  const { channels } = registry;

  app.post(
    '/channels/:channel/releases',
    {
      preHandler: authorised,
      schema: {
        operationId: 'moveChannel',
        summary: 'Puts releases on a channel, all of them or none',
        params: ChannelParams,
        body: MoveBody,
        security: bearer,
      },
    },
    async (request) => {
      const { releases, why = '' } = request.body;
      const by = integratorOf(request);
      return channels.move(request.params.channel, releases, { by, why });
    },
  );

  app.post(
    '/channels/:channel/removals',
    {
      preHandler: authorised,
      schema: {
        operationId: 'removeFromChannel',
        summary: 'Takes names off a channel, all of them or none',
        params: ChannelParams,
        body: RemovalBody,
        security: bearer,
      },
    },
    async (request) => {
      const { names, why } = request.body;
      return channels.remove(request.params.channel, names, { by: integratorOf(request), why });
    },
  );
};
