import { accountLimits, roleOf } from '@aangan/domain';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import type { ApiSettings } from '../../config.ts';
import { neverStored } from '../../plugins/never-stored.ts';
import { withFurtherFaults } from '../../plugins/validation.ts';
import { idParams, readIdOr404 } from '../../schemas/id-params.ts';
import { Problem } from '../../schemas/problem.ts';
import { reference, writtenJson } from '../../schemas/reference.ts';
import { checkedTogether } from '../../validation/read-fields.ts';
import { lastNameFaults } from '../auth/last-name.ts';
import { requestAllowance } from './request-allowance.ts';
import { addresseeFaults, ConnectBody, ConnectionRequest } from './requests.schemas.ts';
import { createRequestsService } from './requests.service.ts';

const problem = reference(Problem);
const json = 'application/json; charset=utf-8';
const refused = { 401: problem, 403: problem };
const security = [{ bearer: [] }];

/** `/api/client`: asking a firm to connect, and whether one has. */
export const connectRoutes: FastifyPluginAsyncTypebox<{
  publicUrl: string;
  settings: ApiSettings;
}> = async (app, { publicUrl, settings }) => {
  const service = createRequestsService({ db: app.database.kysely, publicUrl });

  app.addHook('onSend', neverStored);

  app.post(
    '/connect/',
    {
      config: { takesKey: true },
      attachValidation: true,
      onRequest: app.admit((user) => roleOf(user) === 'client'),
      schema: {
        operationId: 'connect',
        summary: 'Ask a designer or vendor to connect',
        security,
        body: checkedTogether(ConnectBody, addresseeFaults, lastNameFaults),
        response: { 201: writtenJson(ConnectionRequest), 400: problem, ...refused, 429: problem },
      },
    },
    async (request, reply) => {
      const { validationError: error, body } = request;
      if (error)
        throw await withFurtherFaults(error, (faults) => service.faultsOf(body ?? {}, faults));
      const client = app.callerOf(request);
      await app.throttle.take(requestAllowance(client.id, settings));
      const created = await service.connect(client, body);
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
};
