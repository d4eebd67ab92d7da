import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';

/** What a server answers where no route does. */
export interface Answers {
  /** To what a route or hook has thrown. */
  error: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => FastifyReply;
  /** To an address that no route is for. */
  notFound: (request: FastifyRequest, reply: FastifyReply) => FastifyReply;
  /** To an address that cannot be read. No hook has run: the answer has the headers that this gives it, and no others. */
  unroutable: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => FastifyReply;
}

/** `{ detail }`: of a refusal its own sentence, and of a failure none of it. The failure is in the log. */
export const plainAnswers: Answers = {
  error(error, request, reply) {
    const { statusCode: status = 500 } = error;
    if (status >= 400 && status < 500) return reply.code(status).send({ detail: error.message });
    request.log.error(error, 'the request failed');
    return reply.code(500).send({ detail: 'A server error occurred.' });
  },
  notFound: (_request, reply) => reply.code(404).send({ detail: 'Not found.' }),
  unroutable: (_error, _request, reply) =>
    reply
      .code(400)
      .header('x-content-type-options', 'nosniff')
      .send({ detail: 'The address is malformed.' }),
};
