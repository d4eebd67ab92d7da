import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { inertHeaders } from './answer-headers.ts';

/** The answers of a server outside its routes. */
export interface Answers {
  /** For an error of a route or hook. */
  error: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => FastifyReply;
  /** For an address without a route. */
  notFound: (request: FastifyRequest, reply: FastifyReply) => FastifyReply;
  /** For a malformed address. No hook has run, so the answer has only the headers that this function sets. */
  unroutable: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => FastifyReply;
}

/** Answers `{ detail }`: the message of a 4xx error, but nothing about a 5xx error, which is only logged. */
export const plainAnswers: Answers = {
  error(error, request, reply) {
    const { statusCode: status = 500 } = error;
    if (status >= 400 && status < 500) return reply.code(status).send({ detail: error.message });
    request.log.error(error, 'the request failed');
    return reply.code(500).send({ detail: 'A server error occurred.' });
  },
  notFound: (_request, reply) => reply.code(404).send({ detail: 'Not found.' }),
  unroutable: (_error, _request, reply) =>
    reply.code(400).headers(inertHeaders).send({ detail: 'The address is malformed.' }),
};
