import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { ApiSettings } from '../../config.ts';
import { noContent } from '../../schemas/no-content.ts';
import { Problem } from '../../schemas/problem.ts';
import { reference, writtenJson } from '../../schemas/reference.ts';
import { User } from '../auth/auth.schemas.ts';
import {
  ChangeEmailBody,
  ChangePasswordBody,
  DeleteAccountBody,
  EmailPreferences,
  EmailPreferencesBody,
  UpdateAccountBody,
} from './account.schemas.ts';
import { createAccountService } from './account.service.ts';
import { changeEmailPreferences, readEmailPreferences } from './email-preferences.service.ts';
import { exportAccount } from './export.service.ts';

const problem = reference(Problem);
const refused = { 400: problem, 401: problem, 429: problem };
const everything = writtenJson(
  Type.Object({}, { additionalProperties: true, description: 'Named as the data is stored' }),
);
const security = [{ bearer: [] }];

/** The own account: details, address, password, mails, deletion. */
export const accountRoutes: FastifyPluginAsyncTypebox<{
  settings: ApiSettings;
  publicUrl: string;
}> = async (app, options) => {
  const db = app.database.kysely;
  const service = createAccountService({ ...options, db, throttle: app.throttle });
  const onRequest = app.admit(() => true);
  const ownerOf = (request: FastifyRequest) => ({
    user: app.callerOf(request),
    sessionId: app.sessionOf(request),
    address: request.ip,
  });

  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  app.patch(
    '/me/',
    {
      onRequest,
      schema: {
        operationId: 'updateAccount',
        summary: 'Change the own name, phone or bio',
        security,
        body: UpdateAccountBody,
        response: { 200: reference(User), ...refused },
      },
    },
    async (request) => service.update(app.callerOf(request), request.body),
  );

  app.delete(
    '/me/',
    {
      onRequest,
      schema: {
        operationId: 'deleteAccount',
        summary: 'Delete the own account: it ends at once, and what it stored is erased',
        security,
        body: DeleteAccountBody,
        response: { 204: noContent, ...refused },
      },
    },
    async (request, reply) => {
      await service.delete(ownerOf(request), request.body.password);
      return reply.code(204).send(null);
    },
  );

  app.get(
    '/me/export/',
    {
      onRequest,
      schema: {
        operationId: 'exportAccount',
        summary: 'Everything stored about the own account, as a file',
        security,
        response: { 200: everything, 401: problem },
      },
    },
    async (request, reply) => {
      const { fileName, text } = await exportAccount(app.database, app.callerOf(request).id);
      return reply
        .header('content-disposition', `attachment; filename="${fileName}"`)
        .type('application/json; charset=utf-8')
        .send(text);
    },
  );

  app.post(
    '/me/email/',
    {
      onRequest,
      schema: {
        operationId: 'changeEmail',
        summary: 'Change the own address; a mail asks the new one to be verified',
        security,
        body: ChangeEmailBody,
        response: { 200: reference(User), ...refused },
      },
    },
    async (request) => service.changeEmail(ownerOf(request), request.body),
  );

  app.post(
    '/me/password/',
    {
      onRequest,
      schema: {
        operationId: 'changePassword',
        summary: 'Change the own password; every other session ends',
        security,
        body: ChangePasswordBody,
        response: { 204: noContent, ...refused },
      },
    },
    async (request, reply) => {
      await service.changePassword(ownerOf(request), request.body);
      return reply.code(204).send(null);
    },
  );

  app.get(
    '/me/email-preferences/',
    {
      onRequest,
      schema: {
        operationId: 'getEmailPreferences',
        summary: 'Which mails the own account wants',
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
        summary: 'Choose which mails the own account wants',
        security,
        body: EmailPreferencesBody,
        response: { 200: reference(EmailPreferences), ...refused },
      },
    },
    async (request) => changeEmailPreferences(db, app.callerOf(request).id, request.body),
  );
};
