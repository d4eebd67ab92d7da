import { isDesignProfessional } from '@aangan/domain';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { neverStored } from '../../plugins/never-stored.ts';
import { idParams, readIdOr404 } from '../../schemas/id-params.ts';
import { Problem } from '../../schemas/problem.ts';
import { reference, writtenJson } from '../../schemas/reference.ts';
import { NewRequests, ReceivedRequest } from './requests.schemas.ts';
import { createRequestsService } from './requests.service.ts';

const problem = reference(Problem);
const json = 'application/json; charset=utf-8';
const refused = { 401: problem, 403: problem };
const security = [{ bearer: [] }];

/** `/api/designers/connection-requests`: the requests that designers, architects and vendors receive. */
export const receivedRequestsRoutes: FastifyPluginAsyncTypebox<{ publicUrl: string }> = async (
  app,
  { publicUrl },
) => {
  const service = createRequestsService({ db: app.database.kysely, publicUrl });

  app.addHook(
    'onRequest',
    app.admit((user) => user.is_vendor || isDesignProfessional(user)),
  );
  app.addHook('onSend', neverStored);

  app.get(
    '/',
    {
      prefixTrailingSlash: 'slash',
      schema: {
        operationId: 'listReceivedRequests',
        summary: 'The requests to the own firm, newest first',
        security,
        response: { 200: writtenJson(Type.Array(reference(ReceivedRequest))), ...refused },
      },
    },
    async (request, reply) =>
      reply.type(json).send(await service.received(app.callerOf(request).id)),
  );

  app.get(
    '/new/',
    {
      schema: {
        operationId: 'countNewRequests',
        summary: 'How many requests wait for an answer',
        security,
        response: { 200: NewRequests, ...refused },
      },
    },
    async (request) => ({ count: await service.countNew(app.callerOf(request).id) }),
  );

  for (const act of ['approve', 'reject'] as const) {
    app.post(
      `/:id/${act}/`,
      {
        schema: {
          operationId: `${act}Request`,
          summary: `${act === 'approve' ? 'Approve' : 'Reject'} a pending request`,
          security,
          params: idParams,
          response: {
            200: writtenJson(ReceivedRequest),
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
