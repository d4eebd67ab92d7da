import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { neverStored } from '../../plugins/never-stored.ts';
import { noContent } from '../../schemas/no-content.ts';
import { Problem } from '../../schemas/problem.ts';
import { reference } from '../../schemas/reference.ts';
import { User } from '../auth/auth.schemas.ts';
import { ChangeEmailBody, ChangePasswordBody, UpdateAccountBody } from './account.schemas.ts';
import { type AccountServiceOptions, createAccountService } from './account.service.ts';
import { ownerWith } from './owner-with.ts';

const problem = reference(Problem);
const refused = { 400: problem, 401: problem, 429: problem };
const security = [{ bearer: [] }];

/** The own account: details, address and password. */
export const accountRoutes: FastifyPluginAsyncTypebox<
  Omit<AccountServiceOptions, 'db' | 'throttle'>
> = async (app, options) => {
  const db = app.database.kysely;
  const service = createAccountService({ ...options, db, throttle: app.throttle });
  const onRequest = app.admit(() => true);
  const proved = [onRequest, app.requireProofOfFactor];
  const ownerOf = ownerWith(app);

  app.addHook('onSend', neverStored);

  app.patch(
    '/me/',
    {
      onRequest,
      schema: {
        operationId: 'updateAccount',
        summary: 'Change the own name, phone, bio or language',
        security,
        body: UpdateAccountBody,
        response: { 200: reference(User), ...refused },
      },
    },
    async (request) => service.update(ownerOf(request), request.body),
  );

  app.post(
    '/me/email/',
    {
      onRequest: proved,
      schema: {
        operationId: 'changeEmail',
        summary: 'Change the own address; a mail asks the new one to be verified',
        security,
        body: ChangeEmailBody,
        response: { 200: reference(User), ...refused, 403: problem },
      },
    },
    async (request) => service.changeEmail(ownerOf(request), request.body),
  );

  app.post(
    '/me/password/',
    {
      config: { takesKey: true },
      onRequest: proved,
      schema: {
        operationId: 'changePassword',
        summary: 'Change the own password; every other session ends',
        security,
        body: ChangePasswordBody,
        response: { 204: noContent, ...refused, 403: problem },
      },
    },
    async (request, reply) => {
      await service.changePassword(ownerOf(request), request.body, app.noteCreatedBy(request));
      return reply.code(204).send(null);
    },
  );
};
