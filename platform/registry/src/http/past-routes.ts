import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { RegistryRefusal } from '../registry-refusal.ts';
import { answered } from './answers.ts';
import { PastComposition, PastStatus } from './past-answers.ts';
import { bearer, type RouteOptions } from './route-options.ts';
import { ChannelParams } from './schemas.ts';

/** An instant of 1900 to 9999: the database has no other years in this form. */
const Instant = Type.String({
  format: 'date-time',
  maxLength: 40,
  pattern: '^(19|[2-9][0-9])[0-9]{2}-',
  description: 'ISO 8601, with the offset from UTC',
});

const CompositionParams = Type.Object({
  id: Type.String({ pattern: '^[A-Za-z0-9_-]{8,64}$', description: 'As pages and errors name it' }),
});

/** What channels have served. */
export const pastRoutes: FastifyPluginAsyncTypebox<RouteOptions> = async (app, options) => {
  const { channels } = options.registry;
  const preValidation = options.authorisation.teams;

  app.get(
    '/channels/:channel/served',
    {
      preValidation,
      schema: {
        operationId: 'readChannelAt',
        summary: 'What a channel served at a moment, by its history',
        params: ChannelParams,
        querystring: Type.Object({ at: Instant }),
        security: bearer,
        response: answered({ 200: PastStatus }, [400, 401, 403, 404, 503]),
      },
    },
    async (request, reply) => {
      const at = new Date(request.query.at);
      if (Number.isNaN(at.getTime())) {
        throw new RegistryRefusal('invalid', '`at` is not a moment.');
      }
      reply.header('cache-control', 'no-store');
      return channels.servedAt(request.params.channel, at);
    },
  );

  app.get(
    '/compositions/:id',
    {
      preValidation,
      schema: {
        operationId: 'readServedComposition',
        summary: 'The releases of a composition that was ever served',
        params: CompositionParams,
        security: bearer,
        response: answered({ 200: PastComposition }, [401, 403, 404, 503]),
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return channels.servedComposition(request.params.id);
    },
  );
};
