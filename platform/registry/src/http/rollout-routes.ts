import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { RegistryRefusal } from '../registry-refusal.ts';
import { answered } from './answers.ts';
import { Moved } from './channel-answers.ts';
import { Decided, decisionOf, RuleDecided, ruleDecisionOf } from './decision.ts';
import { ChangedRollout, RolloutRules, Rollouts } from './rollout-answers.ts';
import { bearer, type RouteOptions } from './route-options.ts';
import { ChannelParams, closed, RemoteNameText, RequiredWhy, Why } from './schemas.ts';

const RolloutParams = Type.Object({ ...ChannelParams.properties, name: RemoteNameText });
const { expectedRevision } = Decided.properties;
const DecisionBody = Type.Object({ why: RequiredWhy, expectedRevision }, closed);
const ApprovalBody = Type.Object({ why: Type.Optional(Why), expectedRevision }, closed);

const { quietHours, approval, minViews, maxWaitMinutes } = RolloutRules.properties;
const RulesBody = Type.Object(
  {
    quietHours: Type.Optional(quietHours),
    approval: Type.Optional(approval),
    minViews: Type.Optional(minViews),
    maxWaitMinutes: Type.Optional(maxWaitMinutes),
    ...RuleDecided.properties,
  },
  { ...closed, minProperties: 2 },
);

function noRule(): RegistryRefusal {
  return new RegistryRefusal('invalid', 'Name at least one rule that changes.');
}

const stops = [
  [
    'pause',
    'pauseRollout',
    'Has a rollout take no step until it is resumed; its canary keeps its share',
  ],
  ['resume', 'resumeRollout', 'Lets a paused rollout run on with its next step'],
] as const;

/** Canaries that grow by themselves, and what channels require of them. */
export const rolloutRoutes: FastifyPluginAsyncTypebox<RouteOptions> = async (
  app,
  { registry, authorisation, inTime },
) => {
  const { rollouts, rolloutRules } = registry;
  const { teams, integrators } = authorisation;
  const refusals = [400, 401, 403, 404, 409, 503] as const;

  app.get(
    '/channels/:channel/rollouts',
    {
      preValidation: teams,
      schema: {
        operationId: 'listRollouts',
        summary:
          'The newest rollouts of a channel with what they wait for, also those that are over',
        params: ChannelParams,
        security: bearer,
        response: answered({ 200: Rollouts }, [401, 403, 404, 503]),
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return { results: await rollouts.list(request.params.channel) };
    },
  );

  for (const [word, operationId, summary] of stops) {
    app.post(
      `/channels/:channel/rollouts/:name/${word}`,
      {
        preValidation: teams,
        schema: {
          operationId,
          summary,
          params: RolloutParams,
          body: DecisionBody,
          security: bearer,
          response: answered({ 200: ChangedRollout }, [...refusals]),
        },
      },
      async (request) => {
        const { channel, name } = request.params;
        const isPromotion = word === 'resume' && channel === 'production';
        const decided = decisionOf(request, request.params, request.body, { isPromotion });
        return rollouts[word](channel, name, decided);
      },
    );
  }

  app.post(
    '/channels/:channel/rollouts/:name/approval',
    {
      preValidation: integrators,
      schema: {
        operationId: 'approveStep',
        summary: 'Approves the next step of a rollout, and only that',
        params: RolloutParams,
        body: ApprovalBody,
        security: bearer,
        response: answered({ 200: ChangedRollout }, [...refusals]),
      },
    },
    async (request) => {
      const { channel, name } = request.params;
      const isPromotion = channel === 'production';
      const decided = decisionOf(request, request.params, request.body, { isPromotion });
      return rollouts.approve(channel, name, decided);
    },
  );

  app.post(
    '/channels/:channel/rollouts/:name/end',
    {
      preValidation: teams,
      schema: {
        operationId: 'endRollout',
        summary: 'Ends a rollout with its canary: all visitors get the stable releases again',
        params: RolloutParams,
        body: DecisionBody,
        security: bearer,
        response: answered({ 200: Moved }, [...refusals]),
      },
    },
    async (request) => {
      const { channel, name } = request.params;
      const decision = decisionOf(request, request.params, request.body);
      return inTime(request, () => rollouts.end(channel, name, decision));
    },
  );

  app.post(
    '/channels/:channel/rollout-rules',
    {
      preValidation: integrators,
      schema: {
        operationId: 'setRolloutRules',
        summary:
          'What each step of a rollout on a channel needs beside its time: page views, how long it waits for the comparison, an approval, and that it is not in quiet hours',
        params: ChannelParams,
        body: RulesBody,
        security: bearer,
        response: answered({ 200: RolloutRules }, [400, 401, 403, 404, 409, 503]),
      },
    },
    async (request) => {
      const { why: _why, expectedRevision: _revision, ...changes } = request.body;
      if (Object.keys(changes).length === 0) throw noRule();
      const decided = ruleDecisionOf(request, request.params, request.body);
      return rolloutRules.set(request.params.channel, changes, decided);
    },
  );
};
