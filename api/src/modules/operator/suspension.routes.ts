import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { idParams, readIdOr404 } from '../../schemas/id-params.ts';
import { changedAccount, forOperators, json, security } from './for-operators.ts';
import { SuspensionBody } from './operator.schemas.ts';
import { createSuspensionService } from './suspension.service.ts';

/** `/api/operator/accounts`, for operators: suspending accounts. */
export const suspensionRoutes: FastifyPluginAsyncTypebox<{ publicUrl: string }> = async (
  app,
  { publicUrl },
) => {
  const service = createSuspensionService({ db: app.database.kysely, publicUrl });

  forOperators(app);

  app.post(
    '/:id/suspend/',
    {
      schema: {
        operationId: 'suspendAccount',
        summary: 'Sign an account out everywhere and hide its profile',
        security,
        params: idParams,
        body: SuspensionBody,
        response: changedAccount,
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
        response: changedAccount,
      },
    },
    async (request, reply) => {
      const id = readIdOr404(request.params.id);
      return reply.type(json).send(await service.reinstate(app.callerOf(request).id, id));
    },
  );
};
