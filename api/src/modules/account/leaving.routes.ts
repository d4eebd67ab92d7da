import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { neverStored } from '../../plugins/never-stored.ts';
import { noContent } from '../../schemas/no-content.ts';
import { Problem } from '../../schemas/problem.ts';
import { reference, writtenJson } from '../../schemas/reference.ts';
import { noteEvent } from '../audit/audit.service.ts';
import { callerFrom } from '../audit/caller.ts';
import { DeleteAccountBody } from './account.schemas.ts';
import { type AccountServiceOptions, createAccountService } from './account.service.ts';
import { exportAccount } from './export.service.ts';
import { ownerWith } from './owner-with.ts';

const problem = reference(Problem);
const refused = { 400: problem, 401: problem, 403: problem, 429: problem };
const everything = writtenJson(
  Type.Object({}, { additionalProperties: true, description: 'Named as the data is stored' }),
);
const security = [{ bearer: [] }];

/** What the own account takes along and leaves behind: export and deletion. */
export const leavingRoutes: FastifyPluginAsyncTypebox<
  Omit<AccountServiceOptions, 'db' | 'throttle'>
> = async (app, options) => {
  const db = app.database.kysely;
  const service = createAccountService({ ...options, db, throttle: app.throttle });
  // Of an account with a second factor, neither an open browser nor the password is enough for these.
  const onRequest = [app.admit(() => true), app.requireProofOfFactor];
  const ownerOf = ownerWith(app);

  app.addHook('onSend', neverStored);

  app.get(
    '/me/export/',
    {
      onRequest,
      schema: {
        operationId: 'exportAccount',
        summary: 'Everything stored about the own account, as a file',
        security,
        response: { 200: everything, 401: problem, 403: problem },
      },
    },
    async (request, reply) => {
      const accountId = app.callerOf(request).id;
      await noteEvent(db, 'data-exported', accountId, callerFrom(request));
      const { fileName, text } = await exportAccount(app.database, accountId);
      return reply
        .header('content-disposition', `attachment; filename="${fileName}"`)
        .type('application/json; charset=utf-8')
        .send(text);
    },
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
};
