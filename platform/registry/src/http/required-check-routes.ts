import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { releaseRef } from '../release/release-ref.ts';
import { actorOf } from './authorise.ts';
import { bearer, type RouteOptions } from './route-options.ts';
import { ChannelParams, closed, NamedReleases, RequiredWhy } from './schemas.ts';

const CheckBody = Type.Object(
  {
    releases: NamedReleases,
    passed: Type.Boolean(),
    findings: Type.Array(Type.String({ maxLength: 1_000 }), {
      maxItems: 500,
      description: 'What was checked and what failed, one line each',
    }),
  },
  closed,
);

/** Checks of compositions in a browser, and which channels require them. */
export const requiredCheckRoutes: FastifyPluginAsyncTypebox<RouteOptions> = async (
  app,
  { registry, authorisation },
) => {
  const { requiredChecks } = registry;

  app.post(
    '/channels/:channel/required-check',
    {
      preValidation: authorisation.integrators,
      schema: {
        operationId: 'requireCheck',
        summary: 'Whether a channel takes only compositions whose pages were checked',
        params: ChannelParams,
        body: Type.Object({ is_required: Type.Boolean(), why: RequiredWhy }, closed),
        security: bearer,
      },
    },
    async (request) => {
      const { is_required: isRequired, why } = request.body;
      const decided = { by: actorOf(request).by, why };
      return requiredChecks.require(request.params.channel, isRequired, decided);
    },
  );

  app.post(
    '/composition-checks',
    {
      preValidation: authorisation.teams,
      schema: {
        operationId: 'recordCheck',
        summary:
          'Records what a check of a composition’s pages found: of integrators, and of tokens that may check',
        body: CheckBody,
        security: bearer,
      },
    },
    async (request, reply) => {
      const releases = request.body.releases.map(({ name, release }) => releaseRef(name, release));
      const { passed, findings } = request.body;
      const check = { releases, passed, findings };
      return reply.code(201).send(await requiredChecks.record(check, actorOf(request)));
    },
  );
};
