import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Unwell, Well } from './health-answers.ts';
import type { RouteOptions } from './route-options.ts';

/** Whether this process lives, and whether it can do its work. */
export const healthRoutes: FastifyPluginAsyncTypebox<RouteOptions> = async (app, { registry }) => {
  app.get(
    '/health',
    {
      schema: {
        operationId: 'readiness',
        summary: 'Readiness: 200 while database and files can be used, else 503',
        response: { 200: Well, 503: Unwell },
      },
    },
    async (_request, reply) => {
      const health = await registry.health();
      reply.header('cache-control', 'no-store');
      if (health.status === 'ok') return reply.send(health);
      return reply.code(503).header('retry-after', '5').send(health);
    },
  );

  app.get(
    '/health/live',
    {
      schema: {
        operationId: 'liveness',
        summary: 'Liveness: 200 while the process answers, whatever it depends on',
        response: { 200: Well },
      },
    },
    async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
};
