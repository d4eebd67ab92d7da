import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { releaseRef } from '../release/release-ref.ts';
import { answered } from './answers.ts';
import { Moved } from './channel-answers.ts';
import { Decided, decisionOf } from './decision.ts';
import { bearer, type RouteOptions } from './route-options.ts';
import {
  ChannelParams,
  closed,
  ReleaseVersionText,
  RemoteNameText,
  RequiredWhy,
} from './schemas.ts';

const Target = Type.Object({ name: RemoteNameText, release: Type.Optional(ReleaseVersionText) });

const RollbackBody = Type.Object(
  {
    releases: Type.Array(Target, { minItems: 1, maxItems: 100 }),
    why: RequiredWhy,
    ...Decided.properties,
  },
  closed,
);

const ChangeSetParams = Type.Object({
  ...ChannelParams.properties,
  revision: Type.String({ pattern: '^[1-9][0-9]{0,8}$' }),
});

/** Going back to earlier releases. */
export const rollBackRoutes: FastifyPluginAsyncTypebox<RouteOptions> = async (app, options) => {
  const { registry, authorisation, inTime } = options;
  const { channels } = registry;

  app.post(
    '/channels/:channel/rollbacks',
    {
      preValidation: authorisation.teams,
      schema: {
        operationId: 'rollBack',
        summary:
          'Puts names back to the last known good release, or to a named one, all of them or none',
        params: ChannelParams,
        body: RollbackBody,
        security: bearer,
        response: answered({ 200: Moved }, [400, 401, 403, 404, 409, 503]),
      },
    },
    async (request) => {
      const targets = request.body.releases.map(({ name, release }) =>
        release === undefined ? { name } : releaseRef(name, release),
      );
      const decision = decisionOf(request, request.params, request.body);
      return inTime(request, () => channels.rollBack(request.params.channel, targets, decision));
    },
  );

  app.post(
    '/channels/:channel/change-sets/:revision/rollback',
    {
      preValidation: authorisation.teams,
      schema: {
        operationId: 'rollBackChangeSet',
        summary: 'Undoes all that one revision of the channel changed, or nothing of it',
        params: ChangeSetParams,
        body: Type.Object({ why: RequiredWhy, ...Decided.properties }, closed),
        security: bearer,
        response: answered({ 200: Moved }, [400, 401, 403, 404, 409, 503]),
      },
    },
    async (request) => {
      const { channel, revision } = request.params;
      const decision = decisionOf(request, request.params, request.body);
      return inTime(request, () => channels.rollBackChangeSet(channel, Number(revision), decision));
    },
  );
};
