import { Channel } from '@aangan/manifest';
import { maxLinkHours } from '@aangan/manifest/compose-link';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { answered } from './answers.ts';
import { actorOf } from './authorise.ts';
import { MadeChannel, RemovedChannel } from './channel-answers.ts';
import { bearer, type RouteOptions } from './route-options.ts';
import { ChannelParams, RequiredWhy, Why } from './schemas.ts';

const ChannelBody = Type.Object({
  name: Channel,
  hours: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: maxLinkHours,
      description: 'When it ends by itself; without, it stays',
    }),
  ),
  why: Type.Optional(Why),
});

/** Making and removing channels. */
export const channelRoutes: FastifyPluginAsyncTypebox<RouteOptions> = async (app, options) => {
  const { registry, authorisation } = options;
  const { channelList } = registry;

  app.post(
    '/channels',
    {
      preValidation: authorisation.integrators,
      schema: {
        operationId: 'createChannel',
        summary: 'Makes a channel that serves nothing yet, for a time or until it is removed',
        body: ChannelBody,
        security: bearer,
        response: answered({ 201: MadeChannel }, [400, 401, 403, 409, 503]),
      },
    },
    async (request, reply) => {
      const { name, hours, why = '' } = request.body;
      const made = await channelList.create({ name, hours }, { by: actorOf(request).by, why });
      return reply.code(201).send({ name: made.name, expiresAt: made.expiresAt });
    },
  );

  app.post(
    '/channels/:channel/removal',
    {
      preValidation: authorisation.integrators,
      schema: {
        operationId: 'removeChannel',
        summary: 'Takes everything off a channel and removes it; its history stays',
        params: ChannelParams,
        body: Type.Object({ why: RequiredWhy }),
        security: bearer,
        response: answered({ 200: RemovedChannel }, [400, 401, 403, 404, 409, 503]),
      },
    },
    async (request) => {
      const { channel } = request.params;
      await channelList.remove(channel, { by: actorOf(request).by, why: request.body.why });
      return { name: channel, isRemoved: true };
    },
  );
};
