import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { idParams, readIdOr404 } from '../../schemas/id-params.ts';
import { Problem } from '../../schemas/problem.ts';
import { reference } from '../../schemas/reference.ts';
import { removeLostFactors } from './factor-reset.service.ts';
import { changedAccount, forOperators, json, security } from './for-operators.ts';
import { SuspensionBody } from './operator.schemas.ts';
import { createSuspensionService } from './suspension.service.ts';

/** `/api/operator/accounts`, for operators: suspending accounts, and removing ways to sign in that were lost. */
export const suspensionRoutes: FastifyPluginAsyncTypebox<{ publicUrl: string }> = async (
  app,
  { publicUrl },
) => {
  const service = createSuspensionService({ db: app.database.kysely, publicUrl });

  forOperators(app);
  app.addHook('onRequest', app.requireProof);

  const operatorOf = (request: FastifyRequest) => ({
    id: app.callerOf(request).id,
    provedBy: app.proofOf(request),
  });

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
      const by = operatorOf(request);
      return reply.type(json).send(await service.suspend(by, id, request.body.reason));
    },
  );

  app.post(
    '/:id/factors/reset/',
    {
      schema: {
        operationId: 'resetFactors',
        summary:
          'Remove the lost passkeys and app of an account: one operator asks, a second agrees',
        security,
        params: idParams,
        body: SuspensionBody,
        response: { ...changedAccount, 409: reference(Problem) },
      },
    },
    async (request, reply) => {
      const id = readIdOr404(request.params.id);
      const operator = operatorOf(request);
      const { reason } = request.body;
      return reply
        .type(json)
        .send(
          await removeLostFactors({ db: app.database.kysely, publicUrl }, operator, id, reason),
        );
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
      return reply.type(json).send(await service.reinstate(operatorOf(request), id));
    },
  );
};
