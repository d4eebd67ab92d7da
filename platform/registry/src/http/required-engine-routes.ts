import { example } from '@aangan/server/openapi';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { enginesBeside } from '../tables.ts';
import { answered } from './answers.ts';
import { RuleDecided, ruleDecisionOf } from './decision.ts';
import { bearer, type RouteOptions } from './route-options.ts';
import { ChannelParams, closed } from './schemas.ts';

const Engines = Type.Array(Type.Enum([...enginesBeside]), {
  maxItems: enginesBeside.length,
  uniqueItems: true,
  description: 'Beside Chromium, which opens pages always; none for a channel that requires none',
});

const EnginesRequired = example({ engines: Engines }, { engines: ['gecko'] });

/** In which engines pages of releases must have been opened to be promoted to a channel. */
export const requiredEngineRoutes: FastifyPluginAsyncTypebox<RouteOptions> = async (
  app,
  { registry, authorisation },
) => {
  app.post(
    '/channels/:channel/required-engines',
    {
      preValidation: authorisation.integrators,
      schema: {
        operationId: 'requireEngines',
        summary: 'The engines in which pages of releases must have been opened to be promoted',
        params: ChannelParams,
        body: Type.Object({ engines: Engines, ...RuleDecided.properties }, closed),
        security: bearer,
        response: answered({ 200: EnginesRequired }, [400, 401, 403, 404, 409, 503]),
      },
    },
    async (request) => {
      const { engines } = request.body;
      const decided = ruleDecisionOf(request, request.params, request.body);
      return registry.requiredEngines.require(request.params.channel, engines, decided);
    },
  );
};
