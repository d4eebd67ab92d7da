import { statementIn } from '@aangan/manifest/provenance';
import { type BuildStatement, factsOf } from '@aangan/manifest/provenance-statement';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { answered } from './answers.ts';
import { RuleDecided, ruleDecisionOf } from './decision.ts';
import { fromRow } from './from-row.ts';
import { Provenance, ProvenanceRequired } from './provenance-answers.ts';
import { bearer, type RouteOptions } from './route-options.ts';
import { ChannelParams, closed, ReleaseParams } from './schemas.ts';

/** What builds said of releases, and which channels require it. */
export const provenanceRoutes: FastifyPluginAsyncTypebox<RouteOptions> = async (
  app,
  { registry, authorisation },
) => {
  app.get(
    '/releases/:name/:release/provenance',
    {
      preValidation: authorisation.teams,
      schema: {
        operationId: 'readProvenance',
        summary:
          'What builds of a published release said of it, signed, with the keys; what a channel may require comes first',
        params: ReleaseParams,
        security: bearer,
        response: answered({ 200: Provenance }, [401, 403, 404, 503]),
      },
    },
    async (request, reply) => {
      const { name, release } = request.params;
      reply.header('cache-control', 'private, no-store');
      const said = await registry.releases.provenance(name, release);
      const results = said.map((row) => ({
        ...fromRow(row),
        // It was checked when it was recorded.
        facts: factsOf(statementIn(row.envelope) as BuildStatement),
      }));
      return { results };
    },
  );

  app.post(
    '/channels/:channel/required-provenance',
    {
      preValidation: authorisation.integrators,
      schema: {
        operationId: 'requireProvenance',
        summary:
          'Whether a channel takes only releases of which a build has signed what they were built from',
        params: ChannelParams,
        body: Type.Object({ isRequired: Type.Boolean(), ...RuleDecided.properties }, closed),
        security: bearer,
        response: answered({ 200: ProvenanceRequired }, [400, 401, 403, 404, 409, 503]),
      },
    },
    async (request) => {
      const { isRequired } = request.body;
      const decided = ruleDecisionOf(request, request.params, request.body);
      return registry.requiredProvenance.require(request.params.channel, isRequired, decided);
    },
  );
};
