import { example } from '@aangan/server/openapi';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { OsvEntry } from '../advisories/osv-entry.ts';
import { at, Count, Moment, release, Text, Texts } from './answer-parts.ts';
import { answered } from './answers.ts';
import { actorOf } from './authorise.ts';
import { bearer, type RouteOptions } from './route-options.ts';
import { closed, nullable } from './schemas.ts';

const Loaded = example(
  { added: Texts, leftOut: Type.Array(Type.Object({ id: Text, why: Text })) },
  { added: ['GHSA-35jh-r3h4-6jhm'], leftOut: [] },
);

const Advisories = example(
  {
    count: Count,
    loadedAt: nullable(Moment),
    affected: Type.Array(
      Type.Object({
        channel: Text,
        name: Text,
        release: Text,
        isCanary: Type.Boolean(),
        team: nullable(Text),
        package: Text,
        version: Text,
        ids: Type.Array(Text, { description: 'The advisory, and its other names' }),
        summary: Text,
        severity: nullable(Text),
        pages: nullable(
          Type.Array(Text, { description: 'The paths of pages that load it; null: every page' }),
        ),
        since: nullable(Type.Object({ release: Text, at: Moment })),
      }),
    ),
  },
  {
    count: 4_211,
    loadedAt: at,
    affected: [
      {
        channel: 'production',
        name: 'vendors',
        release,
        isCanary: false,
        team: 'vendors',
        package: 'lodash',
        version: '4.17.20',
        ids: ['GHSA-35jh-r3h4-6jhm', 'CVE-2021-23337'],
        summary: 'Command Injection in lodash',
        severity: 'HIGH',
        pages: ['/vendors/:id'],
        since: { release, at },
      },
    ],
  },
);

/** Known faults of packages, and what channels serve with them. */
export const advisoryRoutes: FastifyPluginAsyncTypebox<RouteOptions> = async (
  app,
  { registry, authorisation },
) => {
  // It tells what to attack.
  const preValidation = authorisation.integrators;

  app.post(
    '/advisories',
    {
      preValidation,
      schema: {
        operationId: 'loadAdvisories',
        summary: 'Loads entries of a feed of advisories, as aangan advisories load reads them',
        body: Type.Object(
          { entries: Type.Array(OsvEntry, { minItems: 1, maxItems: 1_000 }) },
          closed,
        ),
        security: bearer,
        response: answered({ 200: Loaded }, [400, 401, 403, 413, 503]),
      },
    },
    async (request) => registry.advisories.load(request.body.entries, actorOf(request).by),
  );

  app.get(
    '/advisories',
    {
      preValidation,
      schema: {
        operationId: 'listAdvisories',
        summary: 'What channels serve with known faults: which pages, whose, and since when',
        security: bearer,
        response: answered({ 200: Advisories }, [401, 403, 503]),
      },
    },
    async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return registry.advisories.list();
    },
  );
};
