import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { ApiSettings } from '../../config.ts';
import { neverStored } from '../../plugins/never-stored.ts';
import { noContent } from '../../schemas/no-content.ts';
import { Problem } from '../../schemas/problem.ts';
import { reference } from '../../schemas/reference.ts';
import type { AuthorKeys } from '../reviews/waiting.service.ts';
import { LinkBody, VerifiedEmail } from './auth.schemas.ts';
import { createEmailLinksService } from './email-links.service.ts';

const problem = reference(Problem);

/** Verifying an address with the link of a mail. */
export const emailVerificationRoutes: FastifyPluginAsyncTypebox<{
  settings: ApiSettings;
  publicUrl: string;
  authorKeys: AuthorKeys;
}> = async (app, options) => {
  const db = app.database.kysely;
  const service = createEmailLinksService({ ...options, db, throttle: app.throttle });

  app.addHook('onSend', neverStored);

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
