import { accountLimits, roleOf } from '@aangan/domain';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { idParams, readIdOr404 } from '../../schemas/id-params.ts';
import { Problem } from '../../schemas/problem.ts';
import { reference, writtenJson } from '../../schemas/reference.ts';
import { ConnectBody, ConnectionRequest } from './requests.schemas.ts';
import { createRequestsService } from './requests.service.ts';

const problem = reference(Problem);
const json = 'application/json; charset=utf-8';
const refused = { 401: problem, 403: problem };
const security = [{ bearer: [] }];

/** `/api/client`: the requests that clients send. */
export const sentRequestsRoutes: FastifyPluginAsyncTypebox<{ publicUrl: string }> = async (
  app,
  { publicUrl },
) => {
  const service = createRequestsService({ db: app.database.kysely, publicUrl });
  const onRequest = app.admit((user) => roleOf(user) === 'client');

  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  app.post(
    '/connect/',
    {
      onRequest,
      schema: {
        operationId: 'connect',
        summary: 'Ask a designer or vendor to connect',
        security,
        body: ConnectBody,
        response: { 201: writtenJson(ConnectionRequest), 400: problem, ...refused },
      },
    },
    async (request, reply) => {
      const created = await service.connect(app.callerOf(request), request.body);
      return reply.code(201).type(json).send(created);
    },
  );

  app.get(
    '/check-connection/:id/',
    {
      onRequest: app.admit(() => true),
      schema: {
        operationId: 'checkConnection',
        summary: "The caller's own request to a firm, or null",
        security,
        params: idParams,
        querystring: Type.Object({
          email: Type.Optional(Type.String({ maxLength: accountLimits.emailMax })),
          kind: Type.Optional(Type.Enum(['designer', 'vendor'])),
        }),
        response: {
          200: writtenJson(Type.Union([reference(ConnectionRequest), Type.Null()])),
          400: problem,
          401: problem,
          404: problem,
        },
      },
    },
    async (request, reply) => {
      const { email = '', kind = 'designer' } = request.query;
      const id = readIdOr404(request.params.id);
      return reply.type(json).send(await service.check(app.callerOf(request), kind, id, email));
    },
  );

  app.get(
    '/connection-requests/',
    {
      onRequest,
      schema: {
        operationId: 'listSentRequests',
        summary: 'The own requests, newest first, without the revoked ones',
        security,
        response: { 200: writtenJson(Type.Array(reference(ConnectionRequest))), ...refused },
      },
    },
    async (request, reply) => reply.type(json).send(await service.sent(app.callerOf(request).id)),
  );

  for (const [act, summary] of [
    ['revoke', 'Take a pending request back'],
    ['reopen', 'Send a rejected request again'],
  ] as const) {
    app.post(
      `/connection-requests/:id/${act}/`,
      {
        onRequest,
        schema: {
          operationId: `${act}Request`,
          summary,
          security,
          params: idParams,
          response: {
            200: writtenJson(ConnectionRequest),
            400: problem,
            ...refused,
            404: problem,
            409: problem,
          },
        },
      },
      async (request, reply) => {
        const id = readIdOr404(request.params.id);
        return reply.type(json).send(await service[act](app.callerOf(request).id, id));
      },
    );
  }
};
