import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { ApiSettings } from '../../config.ts';
import { neverStored } from '../../plugins/never-stored.ts';
import { notFound } from '../../problems.ts';
import { noContent } from '../../schemas/no-content.ts';
import { Problem } from '../../schemas/problem.ts';
import { reference } from '../../schemas/reference.ts';
import { callerFrom } from '../audit/caller.ts';
import { deviceName } from '../audit/device-name.ts';
import { createSessionService } from '../auth/session.service.ts';
import { Session } from './account.schemas.ts';

const problem = reference(Problem);
const security = [{ bearer: [] }];
/** A malformed id is 404, not 400, so the schema leaves it unchecked. */
const params = Type.Object({
  id: Type.Unsafe<string>({ type: 'string', format: 'uuid', 'x-unchecked': true }),
});
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Where the own account is signed in. */
export const sessionsRoutes: FastifyPluginAsyncTypebox<{ settings: ApiSettings }> = async (
  app,
  { settings },
) => {
  const db = app.database.kysely;
  const sessions = createSessionService({
    ...settings,
    signAccessToken: app.signAccessToken,
  });
  const onRequest = app.admit(() => true);
  const ownSession = (request: FastifyRequest) => ({
    accountId: app.callerOf(request).id,
    current: app.sessionOf(request),
    caller: callerFrom(request),
  });

  app.addHook('onSend', neverStored);

  app.get(
    '/',
    {
      prefixTrailingSlash: 'slash',
      onRequest,
      schema: {
        operationId: 'listSessions',
        summary: 'Where the own account is signed in, this session first, then by newest use',
        security,
        response: { 200: Type.Array(reference(Session)), 401: problem },
      },
    },
    async (request) => {
      const current = app.sessionOf(request);
      const live = await sessions.list(db, app.callerOf(request).id, current);
      return live.map(({ user_agent, ...session }) => ({
        ...session,
        device: deviceName(user_agent),
        is_current: session.id === current,
      }));
    },
  );

  app.delete(
    '/',
    {
      prefixTrailingSlash: 'slash',
      onRequest: [onRequest, app.requireProof],
      schema: {
        operationId: 'endOtherSessions',
        summary: 'Sign the own account out everywhere else',
        security,
        response: { 204: noContent, 401: problem, 403: problem, 429: problem },
      },
    },
    async (request, reply) => {
      await sessions.endOthers(db, ownSession(request));
      return reply.code(204).send(null);
    },
  );

  app.delete(
    '/:id/',
    {
      onRequest,
      schema: {
        operationId: 'endSession',
        summary: 'Sign the own account out of one session, which may be this one',
        security,
        params,
        response: { 204: noContent, 401: problem, 403: problem, 404: problem, 429: problem },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      // Signing this one out is what anybody may do who has it.
      if (id !== app.sessionOf(request)) await app.requireProof(request);
      const isEnded = uuid.test(id) && (await sessions.endOne(db, ownSession(request), id));
      if (!isEnded) throw notFound();
      return reply.code(204).send(null);
    },
  );
};
