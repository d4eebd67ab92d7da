import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { ApiSettings } from '../../config.ts';
import { neverStored } from '../../plugins/never-stored.ts';
import { noContent } from '../../schemas/no-content.ts';
import { Problem } from '../../schemas/problem.ts';
import { reference } from '../../schemas/reference.ts';
import { callerFrom } from '../audit/caller.ts';
import { RefreshBody, RefreshedTokens } from './auth.schemas.ts';
import { createSessionService } from './session.service.ts';

const problem = reference(Problem);

/** The tokens of a session: renewing them, and ending it. */
export const tokensRoutes: FastifyPluginAsyncTypebox<{ settings: ApiSettings }> = async (
  app,
  { settings },
) => {
  const db = app.database.kysely;
  const sessions = createSessionService({
    ...settings,
    signAccessToken: app.signAccessToken,
  });

  app.addHook('onSend', neverStored);

  app.post(
    '/token/refresh/',
    {
      schema: {
        operationId: 'refreshToken',
        summary: 'Exchange a refresh token for new tokens; they replace it',
        body: RefreshBody,
        response: { 200: reference(RefreshedTokens), 400: problem, 401: problem },
      },
    },
    async (request) => sessions.refresh(db, request.body.refresh, callerFrom(request)),
  );

  app.post(
    '/logout/',
    {
      schema: {
        operationId: 'logout',
        summary: 'End the session of a refresh token',
        body: RefreshBody,
        response: { 204: noContent, 400: problem },
      },
    },
    async (request, reply) => {
      await sessions.end(db, request.body.refresh, callerFrom(request));
      return reply.code(204).send(null);
    },
  );
};
