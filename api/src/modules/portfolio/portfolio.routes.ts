import { isDesignProfessional } from '@aangan/domain';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { neverStored } from '../../plugins/never-stored.ts';
import { PortfolioItem } from '../../schemas/portfolio-item.ts';
import { Problem } from '../../schemas/problem.ts';
import { reference, writtenJson } from '../../schemas/reference.ts';
import { createPortfolioService } from './portfolio.service.ts';

const problem = reference(Problem);
const json = 'application/json; charset=utf-8';

export const portfolioRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const service = createPortfolioService(app.database);

  app.addHook('onSend', neverStored);

  app.get(
    '/',
    {
      prefixTrailingSlash: 'slash',
      onRequest: app.admit((user) => user.is_vendor || isDesignProfessional(user)),
      schema: {
        operationId: 'ownPortfolio',
        summary: 'The own portfolio items, newest first',
        security: [{ bearer: [] }],
        response: {
          200: writtenJson(Type.Array(reference(PortfolioItem))),
          401: problem,
          403: problem,
        },
      },
    },
    async (request, reply) => reply.type(json).send(await service.list(app.callerOf(request).id)),
  );
};
