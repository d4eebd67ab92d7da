import { searchLimits } from '@aangan/domain';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { pagingQuery } from '../../paging/paging-query.ts';
import { idParams, readIdOr404 } from '../../schemas/id-params.ts';
import { writtenJson } from '../../schemas/reference.ts';
import { createAccountsService } from './accounts.service.ts';
import { changedAccount, forOperators, invalid, json, refused, security } from './for-operators.ts';
import { ArchitectBody, OperatorAccountPage } from './operator.schemas.ts';

/** `/api/operator/accounts`, for operators: finding and changing accounts. */
export const operatorAccountsRoutes: FastifyPluginAsyncTypebox<{ publicUrl: string }> = async (
  app,
  { publicUrl },
) => {
  const service = createAccountsService({ db: app.database.kysely, publicUrl });

  forOperators(app);

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
        response: { 200: writtenJson(OperatorAccountPage), ...invalid, ...refused },
      },
    },
    async (request, reply) => reply.type(json).send(await service.list(request.query)),
  );

  app.post(
    '/:id/architect/',
    {
      onRequest: app.requireProof,
      schema: {
        operationId: 'setArchitect',
        summary: 'Make a designer an architect, or an architect a designer',
        security,
        params: idParams,
        body: ArchitectBody,
        response: changedAccount,
      },
    },
    async (request, reply) => {
      const id = readIdOr404(request.params.id);
      const { is_architect } = request.body;
      const operator = { id: app.callerOf(request).id, provedBy: app.proofOf(request) };
      return reply.type(json).send(await service.setArchitect(operator, id, is_architect));
    },
  );
};
