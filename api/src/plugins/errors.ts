import { STATUS_CODES } from 'node:http';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { badRequest, notFound, Refusal } from '../problems.ts';
import { allowedMethods, type KnownRoute } from './known-routes.ts';

/** Every refusal and fault becomes a body as DRF writes it (decisions.md, "API conventions"). */
export const errors = fp(
  async (app) => {
    const routes: KnownRoute[] = [];
    app.addHook('onRoute', ({ method, url }) => {
      for (const one of [method].flat()) routes.push({ method: one, url });
    });
    app.setErrorHandler((error: FastifyError, request, reply) => answer(error, request, reply));
    app.setNotFoundHandler((request, reply) => {
      const allowed = allowedMethods(routes, request.url);
      if (allowed.length === 0) return send(reply, notFound());
      const detail = `Method "${request.method}" not allowed.`;
      return send(reply, new Refusal(405, { detail }, { allow: allowed.join(', ') }));
    });
  },
  { name: 'errors' },
);

/** For requests that Fastify refuses before any route: an address that is not one. */
export function answerUnroutable(
  _error: FastifyError,
  _request: FastifyRequest,
  reply: FastifyReply,
) {
  return send(reply, badRequest('Bad request.'));
}

function answer(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const refusal = refusalOf(error, request);
  if (refusal.statusCode >= 500) request.log.error({ err: error }, 'request failed');
  return send(reply, refusal);
}

function send(reply: FastifyReply, { statusCode, headers, body }: Refusal) {
  return reply
    .code(statusCode)
    .headers({ 'cache-control': 'no-store', ...headers })
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body));
}

function refusalOf(error: FastifyError, request: FastifyRequest): Refusal {
  if (error instanceof Refusal) return error;
  switch (error.code) {
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE': {
      const type = request.headers['content-type'] ?? '';
      return new Refusal(415, { detail: `Unsupported media type "${type}" in request.` });
    }
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new Refusal(413, { detail: 'The request body is too large.' });
  }
  if (isDatabaseAway(error)) {
    const detail = 'Service temporarily unavailable, try again later.';
    return new Refusal(503, { detail }, { 'retry-after': '5' });
  }
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500) {
    return new Refusal(status, { detail: `${STATUS_CODES[status] ?? 'Bad request'}.` });
  }
  return new Refusal(500, { detail: 'A server error occurred.' });
}

/** Connection refused or lost, or PostgreSQL shutting down or out of connections (SQLSTATE 57P0x, 53300). */
function isDatabaseAway(error: FastifyError): boolean {
  const codes = ['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', '57P01', '57P02', '57P03', '53300'];
  return (
    codes.includes(error.code) ||
    /^(Connection terminated|timeout exceeded when trying to connect)/.test(error.message)
  );
}
