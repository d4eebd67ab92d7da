import { createHash } from 'node:crypto';
import type { ChannelComposition } from '@aangan/manifest';
import { nothing } from '@aangan/server/openapi';
import { matchesEtag } from '@aangan/server/requests';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { DiscoveryDocument, discoveryDocument } from '../discovery-document.ts';
import { answered } from './answers.ts';
import { Channels, Served, Status } from './channel-answers.ts';
import { bearer, type RouteOptions } from './route-options.ts';
import { ChannelParams } from './schemas.ts';

/** What channels serve. */
export const readChannelRoutes: FastifyPluginAsyncTypebox<RouteOptions> = async (app, options) => {
  const { channels, channelList, rollouts } = options.registry;
  const preValidation = options.authorisation.teams;

  app.get(
    '/channels',
    {
      preValidation,
      schema: {
        operationId: 'listChannels',
        summary:
          'The names of all channels, the addresses of their sites where they are known, when channels that expire do, which require a check, languages or engines, and what they require of rollouts',
        security: bearer,
        response: answered({ 200: Channels }, [401, 403, 503]),
      },
    },
    async () => {
      const listed = await channelList.list();
      const expiring = listed.flatMap(({ name, expiresAt }) =>
        expiresAt === null ? [] : [[name, expiresAt] as const],
      );
      return {
        results: listed.map(({ name }) => name),
        addresses: options.addresses,
        expires: Object.fromEntries(expiring),
        checked: await options.registry.requiredChecks.list(),
        requires: await options.registry.requiredLanguages.list(),
        engines: await options.registry.requiredEngines.list(),
        rolloutRules: await options.registry.rolloutRules.list(),
      };
    },
  );

  app.get(
    '/channels/:channel',
    {
      schema: {
        operationId: 'readComposition',
        summary:
          'What a channel serves: its stable releases and its canaries, of which the edge makes compositions',
        params: ChannelParams,
        response: answered({ 200: Served, 304: nothing('As before') }, [404, 503]),
      },
    },
    async (request, reply) => {
      const composition = await channels.composition(request.params.channel);
      if (!composition) {
        return reply.code(404).header('cache-control', 'no-store').send({ detail: 'Not found.' });
      }
      const body = JSON.stringify(composition);
      const etag = etagOf(composition, body);
      reply.header('etag', etag).header('cache-control', 'no-cache');
      if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
      return reply.serializer(() => body).send(composition);
    },
  );

  app.get(
    '/channels/:channel/releases',
    {
      preValidation,
      schema: {
        operationId: 'readChannelStatus',
        summary: 'The release of each name on a channel, and its newest change',
        params: ChannelParams,
        security: bearer,
        response: answered({ 200: Status }, [401, 403, 404, 503]),
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const status = await channels.status(request.params.channel);
      const listed = await rollouts.list(request.params.channel);
      const canaries = status.canaries.map((canary) => {
        const rollout = listed.find((one) => one.canary === canary.id) ?? null;
        return { ...canary, rollout };
      });
      return { ...status, canaries };
    },
  );

  app.get(
    '/discovery/:channel',
    {
      schema: {
        operationId: 'readDiscovery',
        summary: 'What a channel serves, in the format of the public frontend discovery schema',
        params: ChannelParams,
        response: answered({ 200: DiscoveryDocument }, [404, 503]),
      },
    },
    async (request, reply) => {
      const { channel } = request.params;
      // Set on refusals too: otherwise a page of another origin could not tell them from a site that is down.
      reply.header('access-control-allow-origin', '*');
      const composition = await channels.composition(channel);
      if (!composition) await channels.requireChannel(channel);
      reply.header('cache-control', 'no-cache');
      return discoveryDocument(composition);
    },
  );
};

/** The revision and a hash of the content, because a registry on a new database counts its revisions from one again. */
function etagOf(composition: ChannelComposition, body: string): string {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 12);
  return `"${composition.revision}-${hash}"`;
}
