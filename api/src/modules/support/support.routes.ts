import { accountLimits, preferredLanguage, supportLimits } from '@aangan/domain';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import type { ApiSettings } from '../../config.ts';
import { networkOf } from '../../plugins/throttle/network-of.ts';
import { Problem } from '../../schemas/problem.ts';
import { reference } from '../../schemas/reference.ts';
import { mailboxOf, normaliseEmail } from '../auth/normalise-email.ts';
import { openTicket } from './support.service.ts';

const problem = reference(Problem);

const TicketBody = Type.Object({
  name: Type.String({ minLength: 1, maxLength: supportLimits.nameMax }),
  email: Type.String({ format: 'email', minLength: 1, maxLength: accountLimits.emailMax }),
  subject: Type.String({ minLength: 1, maxLength: supportLimits.subjectMax }),
  message: Type.String({ minLength: 1, maxLength: supportLimits.messageMax, 'x-lines': true }),
});

export const supportRoutes: FastifyPluginAsyncTypebox<{ settings: ApiSettings }> = async (
  app,
  { settings },
) => {
  const db = app.database.kysely;

  app.post(
    '/tickets/',
    {
      config: { takesKey: true },
      onRequest: app.recognise,
      schema: {
        operationId: 'openTicket',
        summary: 'Write to the support, with or without an account',
        security: [{}, { bearer: [] }],
        body: TicketBody,
        response: {
          201: Type.Object({ reference: Type.String({ description: 'As in AAN-000123' }) }),
          400: problem,
          401: problem,
          429: problem,
        },
      },
    },
    async (request, reply) => {
      const user = app.recognisedCallerOf(request);
      await app.throttle.take({
        key: `ticket:${networkOf(request.ip)}`,
        limit: settings.ticketsPerAddress,
      });
      const email = normaliseEmail(request.body.email);
      await app.throttle.take({
        key: `ticket:to:${mailboxOf(email)}`,
        limit: settings.ticketsPerEmail,
      });
      const ticketReference = await db.transaction().execute(async (transaction) => {
        await app.noteCreatedBy(request)(transaction);
        const isSendersOwn = user?.email_verified === true && user.email === email;
        const ticket = { ...request.body, accountId: user?.id ?? null };
        const language = preferredLanguage(request.headers['accept-language']);
        return openTicket(transaction, ticket, { ...settings, isSendersOwn, language });
      });
      return reply
        .code(201)
        .header('cache-control', 'no-store')
        .send({ reference: ticketReference });
    },
  );
};
