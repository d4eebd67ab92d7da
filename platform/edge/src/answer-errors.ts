import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Answers what the router cannot read, such as an address with a broken percent sign. */
export function answerUnroutable(
  _error: FastifyError,
  _request: FastifyRequest,
  reply: FastifyReply,
) {
  return reply
    .code(400)
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .send({ detail: 'The address is malformed.' });
}

/**
 * Errors as bodies that tell a visitor nothing about the servers behind: what fails here is a server that does not
 * answer, so the answer is 503 and says when to try again. The reason is in the log.
 */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff');
    const status = error.statusCode ?? 503;
    if (status < 500) return reply.code(status).send({ detail: 'The request is malformed.' });
    request.log.error(error, 'the request failed');
    return reply.code(503).header('retry-after', '5').send({
      detail: 'The site cannot answer right now. Please try again.',
    });
  });
}
