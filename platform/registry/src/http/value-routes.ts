import { limits, Setting, ValueName } from '@aangan/manifest';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { RegistryRefusal } from '../registry-refusal.ts';
import { answered } from './answers.ts';
import { Moved } from './channel-answers.ts';
import { Decided, decisionOf } from './decision.ts';
import { bearer, type RouteOptions } from './route-options.ts';
import { ChannelParams, closed, RemoteNameText, RequiredWhy } from './schemas.ts';
import { Values } from './value-answers.ts';

/** Far above what all values of a remote take. */
const maxBodyBytes = 256 * 1024;

const ValuesBody = Type.Object(
  {
    remote: RemoteNameText,
    values: Type.Array(
      Type.Object(
        {
          name: ValueName,
          to: Type.Optional({ ...Setting, description: 'Without it, the channel sets nothing' }),
        },
        closed,
      ),
      { minItems: 1, maxItems: limits.values },
    ),
    canary: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 100,
        description: 'Only this percentage of the visitors gets them, with the stable release',
      }),
    ),
    why: RequiredWhy,
    expectedRevision: Decided.properties.expectedRevision,
  },
  closed,
);

/** What a channel sets of the values that releases declare. */
export const valueRoutes: FastifyPluginAsyncTypebox<RouteOptions> = async (app, options) => {
  const { registry, authorisation, inTime } = options;

  app.get(
    '/channels/:channel/values',
    {
      preValidation: authorisation.teams,
      schema: {
        operationId: 'listValues',
        summary: 'The values that the releases of a channel read, and what they are set to',
        params: ChannelParams,
        security: bearer,
        response: answered({ 200: Values }, [401, 403, 404, 503]),
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return registry.channels.values(request.params.channel);
    },
  );

  app.post(
    '/channels/:channel/values',
    {
      preValidation: authorisation.teams,
      bodyLimit: maxBodyBytes,
      schema: {
        operationId: 'setValues',
        summary:
          'Sets values of a remote on a channel, all of them or none, for all visitors or as a canary',
        params: ChannelParams,
        body: ValuesBody,
        security: bearer,
        response: answered({ 200: Moved }, [400, 401, 403, 404, 409, 413, 503]),
      },
    },
    async (request) => {
      const { remote, values: changes, canary: percent } = request.body;
      if (new Set(changes.map(({ name }) => name)).size < changes.length) {
        throw new RegistryRefusal('invalid', 'A value is named twice.');
      }
      const decision = decisionOf(request, request.params, request.body);
      const { channel } = request.params;
      return inTime(request, () =>
        registry.channels.setValues(channel, { remote, changes, percent }, decision),
      );
    },
  );
};
