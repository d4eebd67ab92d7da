import { STATUS_CODES } from 'node:http';
import { localeOf, preferredLanguage } from '@aangan/domain';
import { BlobStoreUnreachable, isDatabaseAway, isStorageFull } from '@aangan/server';
import { type Answers, inertHeaders } from '@aangan/server/http';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { refusalIn } from '../languages/refusal-in.ts';
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
import { shortenedAddress } from './shortened-address.ts';
import { varyBy } from './vary-by.ts';

/**
 * Every refusal and fault becomes a body in the form of Django REST Framework, with a code, and sentences in the language
 * that the request prefers. Other answers are the same in every language.
 */
export function createAnswers() {
  const routes: KnownRoute[] = [];
  const answers: Answers = {
    error: answer,
    notFound({ url, method }, reply) {
      const allowed = allowedMethods(routes, url);
      return send(reply, allowed.length > 0 ? wrongMethod(method, allowed) : notFound());
    },
    unroutable: (_error, _request, reply) => send(reply, unroutable()),
  };
  /** Told of each route: an address that others of its methods are for is no unknown one. */
  const addRoute = ({ method, url }: { method: string | string[]; url: string }) => {
    for (const one of [method].flat()) routes.push({ method: one, url });
  };
  return { answers, addRoute };
}

/** Raised by the database when something is written for an account that has ended since the request was admitted. */
const accountEnded = 'AA001';

function answer(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const refusal = refusalOf(error, request);
  if (refusal.statusCode >= 500) request.log.error({ err: error }, 'request failed');
  else logRefusal(request, refusal);
  return send(reply, refusal);
}

/** Who tries what is not theirs, or too often, is found in the log. Unknown addresses are asked for all day. */
function logRefusal({ log, ip }: FastifyRequest, { statusCode: status, body }: Refusal): void {
  if (status === 404) return;
  const codes = [body.code ?? [], codesIn(body.codes)].flat();
  log.info({ status, codes, network: shortenedAddress(ip) }, 'request refused');
}

/** The codes of all fields, without the fields' names: those may be of the caller's making. */
function codesIn(codes: unknown): unknown[] {
  if (typeof codes !== 'object' || codes === null) return codes === undefined ? [] : [codes];
  return Object.values(codes).flatMap(codesIn);
}

function send(reply: FastifyReply, { statusCode, headers, body }: Refusal): FastifyReply {
  const language = preferredLanguage(reply.request.headers['accept-language']);
  varyBy(reply, 'accept-language');
  return reply
    .code(statusCode)
    .headers({ ...inertHeaders, 'cache-control': 'no-store', ...headers })
    .header('content-language', localeOf(language))
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(refusalIn(language, body)));
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
