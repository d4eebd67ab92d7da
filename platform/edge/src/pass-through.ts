import { createServer, type RequestListener } from 'node:http';
import proxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyServerFactory } from 'fastify';

/** The server of the addresses below a prefix: another server's origin, or a listener in this process. */
export type PassThroughTarget = URL | RequestListener;

/** Prefix → target, such as `{ '/api': new URL('http://127.0.0.1:4000') }`. */
export type PassThrough = Record<string, PassThroughTarget>;

/**
 * A server that hands requests below a prefix to the target in this process, before Fastify sees them:
 * in one process nothing is proxied over HTTP.
 */
export function inProcessServer(passThrough: PassThrough): FastifyServerFactory {
  const listeners = Object.entries(passThrough).filter(
    (entry): entry is [string, RequestListener] => typeof entry[1] === 'function',
  );
  return (handler) =>
    createServer((request, response) => {
      const target = listeners.find(([prefix]) => isBelow(request.url ?? '', prefix))?.[1];
      if (target) target(request, response);
      else handler(request, response);
    });
}

/** Proxies requests below a prefix to another server, with their address and the visitor's. */
export async function proxyElsewhere(
  app: FastifyInstance,
  passThrough: PassThrough,
): Promise<void> {
  for (const [prefix, target] of Object.entries(passThrough)) {
    if (!(target instanceof URL)) continue;
    await app.register(proxy, { prefix, rewritePrefix: prefix, upstream: target.origin });
  }
}

function isBelow(url: string, prefix: string): boolean {
  return url === prefix || url.startsWith(`${prefix}/`) || url.startsWith(`${prefix}?`);
}
