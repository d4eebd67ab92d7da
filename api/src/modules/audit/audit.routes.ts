import { searchLimits } from '@aangan/domain';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { pagingQuery } from '../../paging/paging-query.ts';
import { writtenJson } from '../../schemas/reference.ts';
import { forOperators, invalid, json, refused, security } from '../operator/for-operators.ts';
import { AuditEventPage } from './audit.schemas.ts';
import { listEvents } from './audit.service.ts';

/** `/api/operator/audit`, for operators: what happened to accounts, and what operators decided. */
export const auditRoutes: FastifyPluginAsyncTypebox<{ publicUrl: string }> = async (
  app,
  { publicUrl },
) => {
  forOperators(app);

  app.get(
    '/',
    {
      prefixTrailingSlash: 'slash',
      schema: {
        operationId: 'listAuditEvents',
        summary: 'Sign-ins, changes of accounts and decisions of operators, the newest first',
        security,
        querystring: Type.Object({
          search: Type.Optional(Type.String({ maxLength: searchLimits.textMax })),
          ...pagingQuery,
        }),
        response: { 200: writtenJson(AuditEventPage), ...invalid, ...refused },
      },
    },
    async (request, reply) =>
      reply.type(json).send(await listEvents(app.database.kysely, request.query, publicUrl)),
  );
};
