import { searchLimits } from '@aangan/domain';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { pagingQuery } from '../../paging/paging-query.ts';
import { idParams, readIdOr404 } from '../../schemas/id-params.ts';
import { Problem } from '../../schemas/problem.ts';
import { reference, writtenJson } from '../../schemas/reference.ts';
import {
  ArchitectBody,
  Listing,
  ListingPage,
  OperatorAccount,
  OperatorAccountPage,
  SuspensionBody,
} from './operator.schemas.ts';
import { createOperatorService } from './operator.service.ts';

const problem = reference(Problem);
const refused = { 401: problem, 403: problem, 404: problem };
const security = [{ bearer: [] }];
const json = 'application/json; charset=utf-8';
const listing = { 200: writtenJson(Listing), ...refused };
const account = { 200: writtenJson(OperatorAccount), 400: problem, ...refused };

/** `/api/operator`: for accounts with is_staff only. */
export const operatorRoutes: FastifyPluginAsyncTypebox<{ publicUrl: string }> = async (
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
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  app.get(
    '/queue/',
    {
      schema: {
        operationId: 'operatorQueue',
        summary: 'Profiles that wait to be verified, the longest waiting first',
        security,
        querystring: Type.Object(pagingQuery),
        response: { 200: writtenJson(ListingPage), ...refused },
      },
    },
    async (request, reply) => reply.type(json).send(await service.queue(request.query)),
  );

  for (const [path, kind, Kind] of [
    ['designers', 'designer', 'Designer'],
    ['vendors', 'vendor', 'Vendor'],
  ] as const) {
    for (const [act, verified] of [
      ['verify', true],
      ['unverify', false],
    ] as const) {
      app.post(
        `/${path}/:id/${act}/`,
        {
          schema: {
            operationId: `${act}${Kind}`,
            summary: verified ? `Verify a ${kind}` : `Take a ${kind}’s verification back`,
            security,
            params: idParams,
            response: listing,
          },
        },
        async (request, reply) => {
          const id = readIdOr404(request.params.id);
          const operator = app.callerOf(request).id;
          return reply.type(json).send(await service.setVerified(operator, kind, id, verified));
        },
      );
    }
  }

  app.get(
    '/accounts/',
    {
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
    '/accounts/:id/architect/',
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
    '/accounts/:id/suspend/',
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
    '/accounts/:id/reinstate/',
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
