import { type BlobStore, checkHealth } from '@aangan/server';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';

const Health = Type.Object({
  status: Type.Enum(['ok', 'unavailable']),
  failing: Type.Optional(Type.Array(Type.String())),
});

export const healthRoutes: FastifyPluginAsyncTypebox<{ blobs: BlobStore }> = async (
  app,
  { blobs },
) => {
  app.get(
    '/health/live/',
    {
      schema: {
        operationId: 'liveness',
        summary: 'Whether the process runs: restart it when this does not answer',
        response: { 200: Health },
      },
    },
    async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );

  app.get(
    '/health/',
    {
      schema: {
        operationId: 'health',
        summary: 'Whether the API can do its work: send it no requests while it cannot',
        response: { 200: Health, 503: Health },
      },
    },
    async (_request, reply) => {
      const health = await checkHealth({
        database: () => app.database.pool.query('select 1 from marketplace.account limit 1'),
        media: () => blobs.check(),
      });
      const isReady = health.status === 'ok';
      if (!isReady) reply.header('retry-after', '5');
      return reply
        .code(isReady ? 200 : 503)
        .header('cache-control', 'no-store')
        .send(health);
    },
  );
};
