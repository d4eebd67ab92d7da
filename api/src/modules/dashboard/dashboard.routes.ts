import { dashboardPeriods, isDesignProfessional } from '@aangan/domain';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { neverStored } from '../../plugins/never-stored.ts';
import { Problem } from '../../schemas/problem.ts';
import { reference, writtenJson } from '../../schemas/reference.ts';
import { DashboardQuery, FirmDashboard } from './dashboard.schemas.ts';
import { createDashboardService } from './dashboard.service.ts';

const problem = reference(Problem);
const defaultDays = 30;

/** `/api/designers/dashboard`: the figures of the own firm, of a designer, an architect or a vendor. */
export const dashboardRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const service = createDashboardService(app.database);

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
        operationId: 'ownDashboard',
        summary: 'The figures of the own firm for some days, beside those of as many days before',
        security: [{ bearer: [] }],
        querystring: DashboardQuery,
        response: {
          200: writtenJson(FirmDashboard),
          400: problem,
          401: problem,
          403: problem,
          404: problem,
        },
      },
    },
    async (request, reply) => {
      const days = dashboardPeriods.find((one) => `${one}` === request.query.days) ?? defaultDays;
      const dashboard = await service.read(app.callerOf(request), days);
      return reply.type('application/json; charset=utf-8').send(dashboard);
    },
  );
};
