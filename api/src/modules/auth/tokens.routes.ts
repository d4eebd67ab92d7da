import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { ApiSettings } from '../../config.ts';
import { neverStored } from '../../plugins/never-stored.ts';
import { invalidRefreshToken, Refusal } from '../../problems.ts';
import { noContent } from '../../schemas/no-content.ts';
import { Problem } from '../../schemas/problem.ts';
import { reference } from '../../schemas/reference.ts';
import { callerFrom } from '../audit/caller.ts';
import { RefreshBody, RefreshedTokens } from './auth.schemas.ts';
import { createSessionService } from './session.service.ts';
import {
  cookieOptionsOf,
  isOfOwnPage,
  keepInCookie,
  readCookie,
  removeCookie,
  restoreHeader,
} from './session-cookie.ts';

const problem = reference(Problem);

/** The tokens of a session: renewing them, and ending it. */
export const tokensRoutes: FastifyPluginAsyncTypebox<{
  settings: ApiSettings;
  publicUrl: string;
}> = async (app, { settings, publicUrl }) => {
  const db = app.database.kysely;
  const sessions = createSessionService({
    ...settings,
    signAccessToken: app.signAccessToken,
  });

  const cookie = cookieOptionsOf(settings, publicUrl);

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
    async (request, reply) => {
      const tokens = await sessions.refresh(db, request.body.refresh, callerFrom(request));
      if (tokens.isRemembered) keepInCookie(request, reply, tokens, cookie);
      return tokens;
    },
  );

  app.post(
    '/token/restore/',
    {
      schema: {
        operationId: 'restoreSession',
        summary: 'New tokens for the remembered session of the cookie',
        description: `For pages of this origin, which send \`${restoreHeader}: 1\`. Like a refresh, it replaces the token.`,
        response: { 200: reference(RefreshedTokens), 401: problem },
      },
    },
    async (request, reply) => {
      const refresh = readCookie(request);
      if (refresh === undefined || !isOfOwnPage(request)) throw invalidRefreshToken();
      try {
        const tokens = await sessions.refresh(db, refresh, callerFrom(request));
        keepInCookie(request, reply, tokens, cookie);
        return tokens;
      } catch (error) {
        if (error instanceof Refusal) removeCookie(request, reply, cookie.isHttps);
        throw error;
      }
    },
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
      removeCookie(request, reply, cookie.isHttps);
      return reply.code(204).send(null);
    },
  );
};
