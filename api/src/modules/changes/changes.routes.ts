import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { changesSince, forgetOldChanges } from './changes.service.ts';

const sweepEveryMs = 10 * 60_000;

const Changes = Type.Object({
  cursor: Type.String({ description: 'Where to read on' }),
  addresses: Type.Array(Type.String(), {
    description:
      'Addresses of this API whose answers to guests may have changed, whatever their query; one that ends in * stands for all that begin so',
  }),
  complete: Type.Boolean({
    description:
      'False where the cursor is too old or too much has changed: then everything may have changed',
  }),
});

/** What servers that keep rendered pages read every few seconds. */
export const changesRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { database } = app;

  app.get(
    '/',
    {
      prefixTrailingSlash: 'slash',
      schema: {
        operationId: 'publicChanges',
        summary: 'Which public answers have changed since a cursor',
        querystring: Type.Object({ after: Type.Optional(Type.String({ maxLength: 40 })) }),
        response: { 200: Changes },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return changesSince(database, request.query.after, Date.now());
    },
  );

  const sweep = () =>
    forgetOldChanges(database).catch((error) => app.log.warn({ err: error }, 'sweep failed'));
  const timer = setInterval(sweep, sweepEveryMs).unref();
  app.addHook('onClose', async () => clearInterval(timer));
};
