import { roleOf } from '@aangan/domain';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import type { ApiSettings } from '../../config.ts';
import { neverStored } from '../../plugins/never-stored.ts';
import { idParams, readIdOr404 } from '../../schemas/id-params.ts';
import { Problem } from '../../schemas/problem.ts';
import { reference, writtenJson } from '../../schemas/reference.ts';
import { requestAllowance } from './request-allowance.ts';
import { ConnectionRequest } from './requests.schemas.ts';
import { createRequestsService } from './requests.service.ts';

const problem = reference(Problem);
const json = 'application/json; charset=utf-8';
const refused = { 401: problem, 403: problem };
const security = [{ bearer: [] }];

/** `/api/client/connection-requests`: the requests that a client has sent. */
export const sentRequestsRoutes: FastifyPluginAsyncTypebox<{
  publicUrl: string;
  settings: ApiSettings;
}> = async (app, { publicUrl, settings }) => {
  const service = createRequestsService({ db: app.database.kysely, publicUrl });
  const onRequest = app.admit((user) => roleOf(user) === 'client');

  app.addHook('onSend', neverStored);

  app.get(
    '/',
    {
      prefixTrailingSlash: 'slash',
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
      `/:id/${act}/`,
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
            ...(act === 'reopen' && { 429: problem }),
          },
        },
      },
      async (request, reply) => {
        const id = readIdOr404(request.params.id);
        const client = app.callerOf(request);
        if (act === 'reopen') await app.throttle.take(requestAllowance(client.id, settings));
        return reply.type(json).send(await service[act](client.id, id));
      },
    );
  }
};
