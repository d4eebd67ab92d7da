import { isDesignProfessional } from '@aangan/domain';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { neverStored } from '../../plugins/never-stored.ts';
import { notFound } from '../../problems.ts';
import { Problem } from '../../schemas/problem.ts';
import { reference, writtenJson } from '../../schemas/reference.ts';
import { readDashboard } from './dashboard.repository.ts';
import { DashboardQuery, FirmDashboard } from './dashboard.schemas.ts';

const problem = reference(Problem);
const defaultDays = 30;

/** `/api/designers/dashboard`: the figures of the own firm, of a designer, an architect or a vendor. */
export const dashboardRoutes: FastifyPluginAsyncTypebox = async (app) => {
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
      const { id, is_vendor } = app.callerOf(request);
      const owner = is_vendor ? 'vendor_id' : 'designer_id';
      const days = Number(request.query.days ?? defaultDays);
      const dashboard = await readDashboard(app.database, owner, id, days);
      if (dashboard === undefined) throw notFound();
      return reply.type('application/json; charset=utf-8').send(dashboard);
    },
  );
};
