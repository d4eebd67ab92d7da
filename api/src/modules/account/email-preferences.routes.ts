import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { neverStored } from '../../plugins/never-stored.ts';
import { Problem } from '../../schemas/problem.ts';
import { reference } from '../../schemas/reference.ts';
import { EmailPreferences, EmailPreferencesBody } from './account.schemas.ts';
import { changeEmailPreferences, readEmailPreferences } from './email-preferences.service.ts';

const problem = reference(Problem);
const refused = { 400: problem, 401: problem, 429: problem };
const security = [{ bearer: [] }];

/** Which mails the own account wants. */
export const emailPreferencesRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const db = app.database.kysely;
  const onRequest = app.admit(() => true);

  app.addHook('onSend', neverStored);

  app.get(
    '/me/email-preferences/',
    {
      onRequest,
      schema: {
        operationId: 'getEmailPreferences',
        summary: 'Which mails the own account wants; see the notification settings',
        deprecated: true,
        security,
        response: { 200: reference(EmailPreferences), 401: problem },
      },
    },
    async (request) => readEmailPreferences(db, app.callerOf(request).id),
  );

  app.patch(
    '/me/email-preferences/',
    {
      onRequest,
      schema: {
        operationId: 'setEmailPreferences',
        summary: 'Choose which mails the own account wants; see the notification settings',
        deprecated: true,
        security,
        body: EmailPreferencesBody,
        response: { 200: reference(EmailPreferences), ...refused },
      },
    },
    async (request) => changeEmailPreferences(db, app.callerOf(request).id, request.body),
  );
};
