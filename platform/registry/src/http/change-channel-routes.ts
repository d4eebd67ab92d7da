import { RoutePath, SlotExtension } from '@aangan/manifest';
import { maxRolloutSteps } from '@aangan/manifest/rollout-steps';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { RegistryRefusal } from '../registry-refusal.ts';
import { releaseRef } from '../release/release-ref.ts';
import { answered } from './answers.ts';
import { Moved } from './channel-answers.ts';
import { Decided, decisionOf } from './decision.ts';
import { Step } from './rollout-answers.ts';
import { bearer, type RouteOptions } from './route-options.ts';
import {
  ChannelParams,
  closed,
  NamedReleases,
  RemoteNameText,
  RequiredWhy,
  Why,
} from './schemas.ts';

const MoveBody = Type.Object(
  {
    releases: NamedReleases,
    why: Type.Optional(Why),
    canary: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 100,
        description: 'Only this percentage of the visitors gets the releases, all of them or none',
      }),
    ),
    steps: Type.Optional(
      Type.Array(Step, {
        maxItems: 100,
        description: `With a canary: the steps by which the platform widens it, ${maxRolloutSteps} at most`,
      }),
    ),
    isSecurityFix: Type.Optional(
      Type.Boolean({
        description:
          'Open pages reload at the next moment that loses nothing, and nothing goes back behind it by itself',
      }),
    ),
    ...Decided.properties,
  },
  closed,
);

const Names = Type.Array(RemoteNameText, { minItems: 1, maxItems: 100 });
const RemovalBody = Type.Object({ names: Names, why: RequiredWhy, ...Decided.properties }, closed);
const SwitchBody = Type.Object(
  {
    names: Names,
    isOff: Type.Boolean(),
    extension: Type.Optional(
      Type.Object(
        {
          slot: SlotExtension.properties.slot,
          expose: Type.Optional(SlotExtension.properties.expose),
          path: Type.Optional(RoutePath),
        },
        {
          ...closed,
          // Of expose and path, one.
          minProperties: 2,
          maxProperties: 2,
          description:
            'Only this extension of the one remote that is named: its module, or its link to the page at a path',
        },
      ),
    ),
    why: RequiredWhy,
    expectedRevision: Decided.properties.expectedRevision,
  },
  closed,
);

function notForAll(): RegistryRefusal {
  const reason = 'A security fix is for everybody: promote it without a canary.';
  return new RegistryRefusal('invalid', reason);
}

function withoutCanary(): RegistryRefusal {
  const reason = 'Steps follow a canary: name the share of the visitors that they begin with.';
  return new RegistryRefusal('invalid', reason);
}

/** Changing what a channel serves. */
export const changeChannelRoutes: FastifyPluginAsyncTypebox<RouteOptions> = async (
  app,
  options,
) => {
  const { registry, authorisation, inTime } = options;
  const { channels } = registry;

  app.post(
    '/channels/:channel/releases',
    {
      preValidation: authorisation.teams,
      schema: {
        operationId: 'moveChannel',
        summary: 'Puts releases on a channel, all of them or none, for all visitors or as a canary',
        params: ChannelParams,
        body: MoveBody,
        security: bearer,
        response: answered({ 200: Moved }, [400, 401, 403, 404, 409, 503]),
      },
    },
    async (request) => {
      const { canary: percent, steps, isSecurityFix = false } = request.body;
      const releases = request.body.releases.map(({ name, release }) => releaseRef(name, release));
      if (isSecurityFix && percent !== undefined) throw notForAll();
      if (steps && percent === undefined) throw withoutCanary();
      const isPromotion = request.params.channel === 'production';
      const decided = decisionOf(request, request.params, request.body, { isPromotion });
      const decision = { ...decided, isSecurityFix };
      const { channel } = request.params;
      return inTime(request, () =>
        percent === undefined
          ? channels.move(channel, releases, decision)
          : channels.setCanary(channel, releases, { percent, steps }, decision),
      );
    },
  );

  app.post(
    '/channels/:channel/removals',
    {
      preValidation: authorisation.integrators,
      schema: {
        operationId: 'removeFromChannel',
        summary: 'Takes names off a channel, all of them or none',
        params: ChannelParams,
        body: RemovalBody,
        security: bearer,
        response: answered({ 200: Moved }, [400, 401, 403, 404, 409, 503]),
      },
    },
    async (request) => {
      const { names } = request.body;
      const decision = decisionOf(request, request.params, request.body);
      return inTime(request, () => channels.remove(request.params.channel, names, decision));
    },
  );

  app.post(
    '/channels/:channel/switches',
    {
      preValidation: authorisation.teams,
      schema: {
        operationId: 'switchRemotes',
        summary:
          'Switches remotes off, so that their pages show a notice, or one of their extensions, or on again',
        params: ChannelParams,
        body: SwitchBody,
        security: bearer,
        response: answered({ 200: Moved }, [400, 401, 403, 404, 409, 503]),
      },
    },
    async (request) => {
      const { names, isOff, extension } = request.body;
      const decision = decisionOf(request, request.params, request.body);
      return inTime(request, () =>
        channels.switch(request.params.channel, names, { isOff, extension }, decision),
      );
    },
  );
};
