import { createHash } from 'node:crypto';
import type { Composition } from '@aangan/manifest';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { preHandlerAsyncHookHandler } from 'fastify';
import Type from 'typebox';
import { DiscoveryDocument, discoveryDocument } from '../discovery-document.ts';
import type { Registry } from '../open-registry.ts';
import { integratorOf } from './require-integrator.ts';
import { ChannelParams, ReleaseIdText, RemoteNameText } from './schemas.ts';

const MoveBody = Type.Object({
  releases: Type.Array(Type.Object({ name: RemoteNameText, release: ReleaseIdText }), {
    minItems: 1,
    maxItems: 100,
  }),
  why: Type.Optional(Type.String({ maxLength: 500 })),
});

interface Options {
  registry: Registry;
  authorised: preHandlerAsyncHookHandler;
}

/** What channels serve, their history, and moving them. */
export const channelRoutes: FastifyPluginAsyncTypebox<Options> = async (app, options) => {
  const { channels } = options.registry;
  const withChannel = { schema: { params: ChannelParams } };

  app.get('/channels', async () => ({ results: await channels.names() }));

  app.get('/channels/:channel', withChannel, async (request, reply) => {
    const composition = await channels.composition(request.params.channel);
    if (!composition) {
      return reply.code(404).header('cache-control', 'no-store').send({ detail: 'Not found.' });
    }
    const body = JSON.stringify(composition);
    const etag = etagOf(composition, body);
    reply.header('etag', etag).header('cache-control', 'no-cache');
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(body);
  });

  app.get('/channels/:channel/history', withChannel, async (request) => ({
    results: await channels.history(request.params.channel),
  }));

  app.get(
    '/discovery/:channel',
    { schema: { params: ChannelParams, response: { 200: DiscoveryDocument } } },
    async (request, reply) => {
      const { channel } = request.params;
      const composition = await channels.composition(channel);
      if (!composition) await channels.requireChannel(channel);
      reply.header('cache-control', 'no-cache').header('access-control-allow-origin', '*');
      return discoveryDocument(composition);
    },
  );

  app.post(
    '/channels/:channel/releases',
    {
      preHandler: options.authorised,
      schema: { params: ChannelParams, body: MoveBody },
    },
    async (request) => {
      const { releases, why = '' } = request.body;
      const by = integratorOf(request);
      return channels.move(request.params.channel, releases, { by, why });
    },
  );
};

/** The revision and a hash of the content: a registry on a new database counts its revisions from one again. */
function etagOf(composition: Composition, body: string): string {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 12);
  return `"${composition.revision}-${hash}"`;
}
