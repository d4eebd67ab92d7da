import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { ApiSettings } from '../../config.ts';
import { neverStored } from '../../plugins/never-stored.ts';
import { noContent } from '../../schemas/no-content.ts';
import { Problem } from '../../schemas/problem.ts';
import { reference } from '../../schemas/reference.ts';
import { callerFrom } from '../audit/caller.ts';
import type { AuthorKeys } from '../reviews/waiting.service.ts';
import { ForgotPasswordBody, LinkBody, ResetPasswordBody } from './auth.schemas.ts';
import { createEmailLinksService } from './email-links.service.ts';

const problem = reference(Problem);

/** Forgotten passwords: a new one with the link of a mail. */
export const passwordResetRoutes: FastifyPluginAsyncTypebox<{
  settings: ApiSettings;
  publicUrl: string;
  authorKeys: AuthorKeys;
}> = async (app, options) => {
  const db = app.database.kysely;
  const service = createEmailLinksService({ ...options, db, throttle: app.throttle });

  app.addHook('onSend', neverStored);

  app.post(
    '/password/forgot/',
    {
      schema: {
        operationId: 'requestPasswordReset',
        summary: 'Ask for a mail with a link for a new password; the answer tells nothing',
        body: ForgotPasswordBody,
        response: { 204: noContent, 400: problem, 429: problem },
      },
    },
    async (request, reply) => {
      await service.requestReset(request.body.email, request.ip);
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/password/reset/check/',
    {
      schema: {
        operationId: 'checkResetLink',
        summary: 'Whether the link of a mail for a new password still works; nothing is used up',
        body: LinkBody,
        response: { 204: noContent, 400: problem },
      },
    },
    async (request, reply) => {
      await service.checkReset(request.body.token);
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/password/reset/',
    {
      schema: {
        operationId: 'resetPassword',
        summary: 'Choose a new password with the link of a mail; every session ends',
        body: ResetPasswordBody,
        response: { 204: noContent, 400: problem },
      },
    },
    async (request, reply) => {
      const { token, password } = request.body;
      await service.reset(token, password, callerFrom(request));
      return reply.code(204).send(null);
    },
  );
};
