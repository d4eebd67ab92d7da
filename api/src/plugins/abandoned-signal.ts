import type { FastifyReply } from 'fastify';

/**
 * Aborted when the client closes the connection before it has the answer, as a browser does when its visitor cancels.
 * Unlike `request.signal` it does not depend on when the body was read to its end.
 */
export function abandonedSignal({ raw }: Pick<FastifyReply, 'raw'>): AbortSignal {
  const controller = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort();
  });
  return controller.signal;
}
