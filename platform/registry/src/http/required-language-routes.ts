import { limits } from '@aangan/manifest';
import { example } from '@aangan/server/openapi';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { answered } from './answers.ts';
import { RuleDecided, ruleDecisionOf } from './decision.ts';
import { bearer, type RouteOptions } from './route-options.ts';
import { ChannelParams, closed } from './schemas.ts';

const Languages = Type.Array(Type.String({ pattern: '^[a-z]{2,3}$' }), {
  maxItems: limits.languages,
  uniqueItems: true,
  description: 'Codes such as "hi"; none for a channel that requires none',
});

const LanguagesRequired = example({ requires: Type.Array(Type.String()) }, { requires: ['hi'] });

/** Which languages the releases of a channel must be complete in. */
export const requiredLanguageRoutes: FastifyPluginAsyncTypebox<RouteOptions> = async (
  app,
  { registry, authorisation },
) => {
  app.post(
    '/channels/:channel/required-languages',
    {
      preValidation: authorisation.integrators,
      schema: {
        operationId: 'requireLanguages',
        summary: 'The languages in which releases must have all their messages to be promoted',
        params: ChannelParams,
        body: Type.Object({ requires: Languages, ...RuleDecided.properties }, closed),
        security: bearer,
        response: answered({ 200: LanguagesRequired }, [400, 401, 403, 404, 409, 503]),
      },
    },
    async (request) => {
      const { requires } = request.body;
      const decided = ruleDecisionOf(request, request.params, request.body);
      return registry.requiredLanguages.require(request.params.channel, requires, decided);
    },
  );
};
