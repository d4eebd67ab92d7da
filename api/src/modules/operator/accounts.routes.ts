import { searchLimits } from '@aangan/domain';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { pagingQuery } from '../../paging/paging-query.ts';
import { neverStored } from '../../plugins/never-stored.ts';
import { idParams, readIdOr404 } from '../../schemas/id-params.ts';
import { Problem } from '../../schemas/problem.ts';
import { reference, writtenJson } from '../../schemas/reference.ts';
import {
  ArchitectBody,
  OperatorAccount,
  OperatorAccountPage,
  SuspensionBody,
} from './operator.schemas.ts';
import { createOperatorService } from './operator.service.ts';

const problem = reference(Problem);
const refused = { 401: problem, 403: problem, 404: problem };
const security = [{ bearer: [] }];
const json = 'application/json; charset=utf-8';
const account = { 200: writtenJson(OperatorAccount), 400: problem, ...refused };

/** `/api/operator/accounts`, for operators: finding, suspending and changing accounts. */
export const operatorAccountsRoutes: FastifyPluginAsyncTypebox<{ publicUrl: string }> = async (
  app,
  { publicUrl },
) => {
  const service = createOperatorService({
    db: app.database.kysely,
    publicUrl,
  });

  app.addHook(
    'onRequest',
    app.admit((user) => user.is_staff),
  );
  app.addHook('onSend', neverStored);

  app.get(
    '/',
    {
      prefixTrailingSlash: 'slash',
      schema: {
        operationId: 'findAccounts',
        summary: 'Accounts by parts of name, address or username, newest first',
        security,
        querystring: Type.Object({
          search: Type.Optional(Type.String({ maxLength: searchLimits.textMax })),
          ...pagingQuery,
        }),
        response: { 200: writtenJson(OperatorAccountPage), 400: problem, ...refused },
      },
    },
    async (request, reply) => reply.type(json).send(await service.accounts(request.query)),
  );

  app.post(
    '/:id/architect/',
    {
      schema: {
        operationId: 'setArchitect',
        summary: 'Make a designer an architect, or an architect a designer',
        security,
        params: idParams,
        body: ArchitectBody,
        response: account,
      },
    },
    async (request, reply) => {
      const id = readIdOr404(request.params.id);
      const { is_architect } = request.body;
      const operator = app.callerOf(request).id;
      return reply.type(json).send(await service.setArchitect(operator, id, is_architect));
    },
  );

  app.post(
    '/:id/suspend/',
    {
      schema: {
        operationId: 'suspendAccount',
        summary: 'Sign an account out everywhere and hide its profile',
        security,
        params: idParams,
        body: SuspensionBody,
        response: account,
      },
    },
    async (request, reply) => {
      const id = readIdOr404(request.params.id);
      const operator = app.callerOf(request).id;
      return reply.type(json).send(await service.suspend(operator, id, request.body.reason));
    },
  );

  app.post(
    '/:id/reinstate/',
    {
      schema: {
        operationId: 'reinstateAccount',
        summary: 'Take a suspension back',
        security,
        params: idParams,
        response: account,
      },
    },
    async (request, reply) => {
      const id = readIdOr404(request.params.id);
      return reply.type(json).send(await service.reinstate(app.callerOf(request).id, id));
    },
  );
};
