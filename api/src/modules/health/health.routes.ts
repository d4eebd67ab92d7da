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
    '/health/',
    {
      schema: {
        operationId: 'health',
        summary: 'Whether the API can do its work: its database answers, its media can be written',
        response: { 200: Health, 503: Health },
      },
    },
    async (_request, reply) => {
      const health = await checkHealth({
        database: () => app.database.pool.query('select 1 from marketplace.account limit 1'),
        media: () => blobs.check(),
      });
      return reply
        .code(health.status === 'ok' ? 200 : 503)
        .header('cache-control', 'no-store')
        .send(health);
    },
  );

  app.get(
    '/health/live/',
    {
      schema: {
        operationId: 'liveness',
        summary: 'Whether the API’s process lives, whatever it depends on',
        response: { 200: Health },
      },
    },
    async (_request, reply) =>
      reply.header('cache-control', 'no-store').send({ status: 'ok' as const }),
  );
};
