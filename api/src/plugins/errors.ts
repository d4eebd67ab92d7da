import { STATUS_CODES } from 'node:http';
import { BlobStoreUnreachable, isDatabaseAway, isStorageFull } from '@aangan/server';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import {
  invalidAccessToken,
  notFound,
  Refusal,
  refusedByFramework,
  serverError,
  storageFull,
  tooLarge,
  unavailable,
  unroutable,
  unsupportedMediaType,
  wrongMethod,
} from '../problems.ts';
import { allowedMethods, type KnownRoute } from './known-routes.ts';
import { noSniffing } from './security-headers.ts';

/** Every refusal and fault becomes a body in the form of Django REST Framework, with a code. */
export const errors = fp(
  async (app) => {
    const routes: KnownRoute[] = [];
    app.addHook('onRoute', ({ method, url }) => {
      for (const one of [method].flat()) routes.push({ method: one, url });
    });
    app.setErrorHandler((error: FastifyError, request, reply) => answer(error, request, reply));
    app.setNotFoundHandler((request, reply) => {
      const allowed = allowedMethods(routes, request.url);
      return send(reply, allowed.length > 0 ? wrongMethod(request.method, allowed) : notFound());
    });
  },
  { name: 'errors' },
);

/** Raised by the database when something is written for an account that has ended since the request was admitted. */
const accountEnded = 'AA001';

/** For requests that Fastify refuses before any route: a malformed address. */
export function answerUnroutable(
  _error: FastifyError,
  _request: FastifyRequest,
  reply: FastifyReply,
) {
  return send(reply, unroutable());
}

function answer(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const refusal = refusalOf(error, request);
  if (refusal.statusCode >= 500) request.log.error({ err: error }, 'request failed');
  return send(reply, refusal);
}

function send(reply: FastifyReply, { statusCode, headers, body }: Refusal) {
  return reply
    .code(statusCode)
    .headers({ ...noSniffing, 'cache-control': 'no-store', ...headers })
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body));
}

function refusalOf(error: FastifyError, request: FastifyRequest): Refusal {
  if (error instanceof Refusal) return error;
  switch (error.code) {
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return unsupportedMediaType(request.headers['content-type'] ?? '');
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return tooLarge();
  }
  if (error.code === accountEnded) return invalidAccessToken();
  if (isDatabaseAway(error) || error instanceof BlobStoreUnreachable) return unavailable();
  if (isStorageFull(error)) return storageFull();
  const status = error.statusCode ?? 500;
  if (status < 400 || status >= 500) return serverError();
  return refusedByFramework(status, `${STATUS_CODES[status] ?? 'Bad request'}.`);
}
