import type { Connection } from '@aangan/server';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { throttled } from '../../problems.ts';
import type { AttachmentPasses } from '../conversations/attachment-pass.ts';
import { createEventHub } from './event-hub.ts';
import { EventStream } from './event-stream.ts';
import { readStanding } from './events.repository.ts';

/** Streams of one account in a process. */
const maxStreams = 20;
/** In seconds, for an account that has as many. */
const retryAfter = 30;
/** A client that has missed more events reads everything again. */
const maxMissed = 1_000;

interface EventsOptions {
  connection?: Connection | undefined;
  passes: AttachmentPasses;
}

/**
 * `/api/events/`: what the account is told, as server-sent events. It is not in the OpenAPI document, since its answer
 * ends with the session or the process only.
 */
export const eventsRoutes: FastifyPluginAsyncTypebox<EventsOptions> = async (
  app,
  { connection, passes },
) => {
  const db = app.database.kysely;
  const hub = createEventHub({ db, connection, passes, logger: app.log });

  // Before the server waits for running answers.
  app.addHook('preClose', () => hub.close());

  app.get(
    '/',
    {
      prefixTrailingSlash: 'slash',
      exposeHeadRoute: false,
      onRequest: app.admit(() => true),
      schema: { hide: true },
    },
    async (request, reply) => {
      const accountId = app.callerOf(request).id;
      const owner = { accountId, sessionId: app.sessionOf(request) };
      if (hub.count(accountId) >= maxStreams) throw throttled(retryAfter);
      const seen = readLastId(request.headers['last-event-id']);
      const wanted = { after: seen, limit: maxMissed + 1 };
      const { newest, missed } = await readStanding(db, accountId, wanted);
      const isLost = seen !== undefined && (seen > newest || missed > maxMissed);
      const stream = new EventStream(owner, isLost ? newest : (seen ?? newest));
      stream.begin(isLost ? 'reset' : 'ready');
      stream.body.on('close', () => hub.remove(stream));
      hub.add(stream);
      reply.headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no' });
      return reply.type('text/event-stream; charset=utf-8').send(stream.body);
    },
  );
};

/** Undefined where the client begins, or says what is no id. */
function readLastId(header: string | string[] | undefined): number | undefined {
  return typeof header === 'string' && /^\d{1,15}$/.test(header) ? Number(header) : undefined;
}
