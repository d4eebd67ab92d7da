import { Asks } from '@aangan/manifest';
import { example } from '@aangan/server/openapi';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { answered } from './answers.ts';
import { actorOf } from './authorise.ts';
import { provedBy, requireRecentProof } from './recent-proof.ts';
import { bearer, type RouteOptions } from './route-options.ts';
import { closed, RemoteNameText, RequiredWhy } from './schemas.ts';

const asked = ['read /api/designers/vendors/', 'open /vendors/:id'];

const Marked = example(
  {
    results: Type.Array(
      Type.Object({
        name: RemoteNameText,
        grants: Asks,
        by: Type.String(),
        at: Type.String({ format: 'date-time' }),
        why: Type.String(),
      }),
    ),
  },
  {
    results: [
      {
        name: 'offers',
        grants: asked,
        by: 'anna@aangan.example (proved by passkey)',
        at: '2026-11-28T09:30:00.000Z',
        why: 'It is built by an agency.',
      },
    ],
  },
);

const Channels = Type.Array(Type.String());

const Done = example(
  {
    channels: Channels,
    notGranted: Type.Array(Type.String(), {
      description: 'What a served release asks for and was not granted: it gets no answer to that',
    }),
    notAsked: Type.Array(Type.String(), {
      description: 'What was granted and no served release asks for: it is not open',
    }),
  },
  { channels: ['production'], notGranted: ['tell offer-saved'], notAsked: [] },
);

const Ended = example({ channels: Channels }, { channels: ['production'] });

/** Which remotes run in frames of another origin, and what these may do. */
export const lowTrustRoutes: FastifyPluginAsyncTypebox<RouteOptions> = async (
  app,
  { registry, authorisation },
) => {
  app.get(
    '/low-trust',
    {
      preValidation: authorisation.teams,
      schema: {
        operationId: 'listLowTrust',
        summary: 'The remotes of low trust, with what their frames may do',
        security: bearer,
        response: answered({ 200: Marked }, [401, 403, 503]),
      },
    },
    async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return { results: await registry.lowTrust.list() };
    },
  );

  app.put(
    '/low-trust/:name',
    {
      preValidation: authorisation.integrators,
      schema: {
        operationId: 'markLowTrust',
        summary:
          'Marks a remote as of low trust: its pages and parts run in frames of another origin, on all channels',
        params: Type.Object({ name: RemoteNameText }),
        body: Type.Object({ grants: Asks, why: RequiredWhy }, closed),
        security: bearer,
        response: answered({ 200: Done }, [400, 401, 403, 404, 503]),
      },
    },
    async (request) => {
      const { by, proof } = actorOf(request);
      const { grants, why } = request.body;
      const decided = { by: provedBy(by, requireRecentProof(proof)), why };
      return registry.lowTrust.mark(request.params.name, grants, decided);
    },
  );

  app.post(
    '/low-trust/:name/end',
    {
      preValidation: authorisation.integrators,
      schema: {
        operationId: 'trustFully',
        summary: 'Trusts a remote fully again: its code runs in the pages of the site',
        params: Type.Object({ name: RemoteNameText }),
        body: Type.Object({ why: RequiredWhy }, closed),
        security: bearer,
        response: answered({ 200: Ended }, [400, 401, 403, 404, 409, 503]),
      },
    },
    async (request) => {
      const { by, proof } = actorOf(request);
      const decided = { by: provedBy(by, requireRecentProof(proof)), why: request.body.why };
      return registry.lowTrust.trustFully(request.params.name, decided);
    },
  );
};
