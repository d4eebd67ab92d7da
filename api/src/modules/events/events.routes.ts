import type { Connection } from '@aangan/server';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { AttachmentPasses } from '../conversations/attachment-pass.ts';
import { createEventsService } from './events.service.ts';

interface EventsOptions {
  connection?: Connection | undefined;
  passes: AttachmentPasses;
}

/**
 * `/api/events/`: what the account is told, as server-sent events. It is not in the OpenAPI document, since its answer
 * ends with the token, the session or the process only.
 */
export const eventsRoutes: FastifyPluginAsyncTypebox<EventsOptions> = async (
  app,
  { connection, passes },
) => {
  const db = app.database.kysely;
  const service = createEventsService({ db, connection, passes, logger: app.log });

  // Before the server waits for running answers.
  app.addHook('preClose', () => service.close());

  app.get(
    '/',
    {
      prefixTrailingSlash: 'slash',
      exposeHeadRoute: false,
      onRequest: app.admit(() => true),
      schema: { hide: true },
      config: { isUnattended: true },
    },
    async (request, reply) => {
      const accountId = app.callerOf(request).id;
      const until = app.tokenEndOf(request);
      const owner = { accountId, sessionId: app.sessionOf(request), until };
      const seen = readLastId(request.headers['last-event-id']);
      const { body } = await service.open(owner, seen);
      reply.headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no' });
      return reply.type('text/event-stream; charset=utf-8').send(body);
    },
  );
};

/** Undefined where the client begins, or says what is no id. */
function readLastId(header: string | string[] | undefined): number | undefined {
  return typeof header === 'string' && /^\d{1,15}$/.test(header) ? Number(header) : undefined;
}
