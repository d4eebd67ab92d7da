import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { ApiSettings } from '../../config.ts';
import { noContent } from '../../schemas/no-content.ts';
import { Problem } from '../../schemas/problem.ts';
import { reference } from '../../schemas/reference.ts';
import { ForgotPasswordBody, LinkBody, ResetPasswordBody, VerifiedEmail } from './auth.schemas.ts';
import { createEmailLinksService } from './email-links.service.ts';

const problem = reference(Problem);

/** Forgotten passwords and unverified addresses: what works with a link sent by mail. */
export const emailLinksRoutes: FastifyPluginAsyncTypebox<{
  settings: ApiSettings;
  publicUrl: string;
}> = async (app, options) => {
  const db = app.database.kysely;
  const service = createEmailLinksService({ ...options, db, throttle: app.throttle });

  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

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
      await service.reset(request.body.token, request.body.password);
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/email/verify/',
    {
      schema: {
        operationId: 'verifyEmail',
        summary: 'Verify an address with the link of a mail',
        body: LinkBody,
        response: { 200: VerifiedEmail, 400: problem },
      },
    },
    async (request) => service.verify(request.body.token),
  );

  app.post(
    '/email/resend/',
    {
      onRequest: app.admit(() => true),
      schema: {
        operationId: 'resendVerification',
        summary: 'Send the verification link again; nothing when the address is verified',
        security: [{ bearer: [] }],
        response: { 204: noContent, 401: problem, 429: problem },
      },
    },
    async (request, reply) => {
      await service.resendVerification(app.callerOf(request));
      return reply.code(204).send(null);
    },
  );
};
