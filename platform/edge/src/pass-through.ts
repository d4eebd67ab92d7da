import type { IncomingHttpHeaders, RequestListener } from 'node:http';
import type { ServerOptions } from '@aangan/server/http';
import proxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';

/** The server of the addresses below a prefix: another server's origin, or a listener in this process. */
export type PassThroughTarget = URL | RequestListener;

/** Prefix → target, such as `{ '/api': new URL('http://127.0.0.1:4000') }`. */
export type PassThrough = Record<string, PassThroughTarget>;

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

interface InProcessOptions {
  /** Called when a request that may write was answered or aborted. */
  onWritten: () => void;
  /** Headers that are added to the answers of the targets. */
  headers: Record<string, string>;
  /** Addresses below a prefix that the edge answers itself; they change nothing that pages show. */
  own: readonly string[];
  /**
   * Whether the edge answers a request for an in-process target itself, whatever its address. For all other requests,
   * Fastify's hooks check this.
   */
  answersAll: (headers: IncomingHttpHeaders) => boolean;
}

/**
 * Hands requests below a prefix to a target in this process before the edge's routes see them, so that nothing is
 * proxied over HTTP within one process.
 */
export function handInProcess(
  passThrough: PassThrough,
  { onWritten, headers, own, answersAll }: InProcessOptions,
): ServerOptions['handBefore'] {
  const listeners = Object.entries(passThrough).filter(
    (entry): entry is [string, RequestListener] => typeof entry[1] === 'function',
  );
  return (handler) => (request, response) => {
    const [path = ''] = (request.url ?? '').split('?', 1);
    if (own.includes(path)) return handler(request, response);
    const target = listeners.find(([prefix]) => isBelow(request.url ?? '', prefix))?.[1];
    if (target && answersAll(request.headers)) return handler(request, response);
    if (!reading.has(request.method ?? '')) {
      // The visitor may receive the answer and request a page before the connection is closed.
      response.prependListener('finish', onWritten);
      response.on('close', onWritten);
    }
    if (!target) return handler(request, response);
    response.setHeaders(new Map(Object.entries(headers)));
    return target(request, response);
  };
}

/** How long another server may take to begin its answer, in milliseconds. */
const answerWithinMs = 60_000;
/** In seconds: when a client may try again. */
const retryAfter = '5';

const readingMethods = ['GET', 'HEAD'];
const otherMethods = ['DELETE', 'OPTIONS', 'PATCH', 'POST', 'PUT'];

interface ProxyOptions {
  /** Headers that tell the other server the visitor's address, the request's id and its trace. */
  sign: (request: { ip: string }) => Record<string, string>;
  /** Prefix → how long its server may take to begin the answer to GET and HEAD, in milliseconds. */
  readWithinMs?: Record<string, number>;
  /** The same for all other methods. */
  writeWithinMs?: Record<string, number>;
}

/**
 * Proxies requests below a prefix to another server, with the visitor's address if `sign` adds it as a header. Headers
 * that visitors send about addresses and traces are removed. If the server does not answer, the answer is a 503 that
 * reveals nothing about it.
 */
export async function proxyElsewhere(
  app: FastifyInstance,
  passThrough: PassThrough,
  { sign, readWithinMs = {}, writeWithinMs = {} }: ProxyOptions,
): Promise<void> {
  const routes = Object.entries(passThrough).flatMap(([prefix, target]) => [
    { prefix, target, httpMethods: readingMethods, ms: readWithinMs[prefix] ?? answerWithinMs },
    { prefix, target, httpMethods: otherMethods, ms: writeWithinMs[prefix] ?? answerWithinMs },
  ]);
  for (const { prefix, target, httpMethods, ms } of routes) {
    if (!(target instanceof URL)) continue;
    await app.register(proxy, {
      prefix,
      rewritePrefix: prefix,
      upstream: target.origin,
      httpMethods,
      undici: { headersTimeout: ms, bodyTimeout: answerWithinMs },
      replyOptions: {
        // Refusals go to the visitor: the library would retry up to ten times.
        retryDelay: () => null,
        rewriteRequestHeaders: (request, headers) => ({
          ...withoutForwarding(headers),
          ...sign(request),
        }),
        // The edge's own id is answered: a server that does not trust it has made another one.
        rewriteHeaders: ({ 'x-request-id': _other, ...headers }) => headers,
        onError: (reply) => {
          void reply
            .code(503)
            .headers({
              'retry-after': retryAfter,
              'cache-control': 'no-store',
            })
            .send({ detail: 'The service does not answer right now. Please try again.' });
        },
      },
    });
  }
}

const forwarding =
  /^(?:forwarded$|x-forwarded-|x-real-ip$|via$|x-aangan-|traceparent$|tracestate$|baggage$)/i;

function withoutForwarding<Headers extends object>(headers: Headers): Headers {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !forwarding.test(name)),
  ) as Headers;
}

function isBelow(url: string, prefix: string): boolean {
  return url === prefix || url.startsWith(`${prefix}/`) || url.startsWith(`${prefix}?`);
}
