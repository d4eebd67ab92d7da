import { Channel, ReportBatch } from '@aangan/manifest';
import { nothing } from '@aangan/server/openapi';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { requireChannelRight } from '../tokens/team-rights.ts';
import { answered } from './answers.ts';
import { actorOf } from './authorise.ts';
import { readSigned } from './read-signed.ts';
import { AutomaticRollback, JudgedCanaries, Rates, Reports } from './report-answers.ts';
import { bearer, type RouteOptions } from './route-options.ts';
import { ChannelParams, ReleaseParams, RemoteNameText } from './schemas.ts';

/** In bytes: a batch of 500 failures with the longest texts. */
const maxBatchBytes = 8 * 1024 * 1024;

/** What edges hand over: signed with the secret that they share with the registry. */
export const reportBatchRoutes: FastifyPluginAsyncTypebox<
  RouteOptions & { edgeSecret: string | undefined }
> = async (app, { registry, edgeSecret }) => {
  const signed = readSigned(app, edgeSecret);

  app.post(
    '/report-batches',
    {
      bodyLimit: maxBatchBytes,
      schema: {
        operationId: 'receiveReports',
        summary: 'Takes what pages reported from an edge, which signs it',
        security: [{ edge: [] }],
        response: answered({ 204: nothing('They are kept') }, [400, 401, 413, 503]),
      },
    },
    async (request, reply) => {
      const batch = signed(request, ReportBatch);
      if (!batch) return reply.code(401).send({ detail: 'This is for edges of this site.' });
      await registry.reports.receive(batch);
      return reply.code(204).send();
    },
  );
};

/** Reading what pages reported, and letting the platform act on it. */
export const reportRoutes: FastifyPluginAsyncTypebox<RouteOptions> = async (app, options) => {
  const { registry, authorisation } = options;

  app.get(
    '/reports/:name',
    {
      preValidation: authorisation.teams,
      schema: {
        operationId: 'readReports',
        summary:
          'Failures and measurements of a remote or the shell on a channel, with stacks in their sources; teams read their own',
        params: Type.Object({ name: RemoteNameText }),
        querystring: Type.Object({
          channel: Channel,
          release: Type.Optional(ReleaseParams.properties.release),
        }),
        security: bearer,
        response: answered({ 200: Reports }, [400, 401, 403, 404, 503]),
      },
    },
    async (request, reply) => {
      const { channel, release } = request.query;
      const { name } = request.params;
      reply.header('cache-control', 'no-store');
      return registry.reports.read({ name, channel, release }, actorOf(request).rights);
    },
  );

  app.get(
    '/channels/:channel/health',
    {
      preValidation: authorisation.teams,
      schema: {
        operationId: 'readChannelHealth',
        summary: 'Page views and failures of each release on a channel in the last hour',
        params: ChannelParams,
        security: bearer,
        response: answered({ 200: Rates }, [401, 403, 404, 503]),
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return { results: await registry.reports.health(request.params.channel) };
    },
  );

  app.get(
    '/channels/:channel/canaries',
    {
      preValidation: authorisation.teams,
      schema: {
        operationId: 'readCanaries',
        summary:
          'The canaries of a channel beside its stable releases: speed and outcomes, with the evidence that each is worse',
        params: ChannelParams,
        security: bearer,
        response: answered({ 200: JudgedCanaries }, [401, 403, 404, 503]),
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return { results: await registry.reports.canaries(request.params.channel) };
    },
  );

  app.post(
    '/channels/:channel/auto-rollbacks',
    {
      preValidation: authorisation.teams,
      schema: {
        operationId: 'switchAutomaticRollback',
        summary: 'Lets the platform roll back stable releases of a remote that fail, or no longer',
        params: ChannelParams,
        body: Type.Object({ name: RemoteNameText, isOn: Type.Boolean() }),
        security: bearer,
        response: answered({ 200: AutomaticRollback }, [400, 401, 403, 404, 503]),
      },
    },
    async (request) => {
      const { channel } = request.params;
      const { name, isOn } = request.body;
      const { by, rights } = actorOf(request);
      if (rights) requireChannelRight(rights, channel);
      await registry.reports.setAutomatic({ channel, name, isOn }, { by, rights });
      return { channel, name, isOn };
    },
  );
};
