import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { sendStored } from '../../../plugins/guest-cache/stored-answer.ts';
import { Problem } from '../../../schemas/problem.ts';
import { reference, writtenJson } from '../../../schemas/reference.ts';
import type { FirmKind } from '../firm-kind.ts';
import { CompareQuery, Comparison } from './compare.schemas.ts';
import { createCompareService } from './compare.service.ts';

interface CompareOptions {
  kind: FirmKind;
  operationId: string;
}

const problem = reference(Problem);

/** Two to four designers or vendors side by side. */
export const compareRoutes: FastifyPluginAsyncTypebox<CompareOptions> = async (
  app,
  { kind, operationId },
) => {
  const service = createCompareService({ database: app.database, kind, cache: app.guestCache });

  app.get(
    '/compare/',
    {
      preHandler: app.guestCache.refresh,
      schema: {
        operationId,
        summary: 'Firms side by side',
        tags: [kind.subject === 'designer' ? 'Designers' : 'Vendors'],
        querystring: CompareQuery,
        response: { 200: writtenJson(Comparison), 400: problem, 404: problem },
      },
    },
    async (request, reply) =>
      sendStored(request, reply, await service.compare(request.query.firms)),
  );
};
