import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';

/**
 * Whether a browser asks for the script of a service worker, whatever its address: each such request says so. One would
 * answer for the site in that browser after its release was taken away.
 */
export function asksForServiceWorker(headers: IncomingHttpHeaders): boolean {
  return 'service-worker' in headers || headers['sec-fetch-dest'] === 'serviceworker';
}

/** Refuses every service worker: the site has none. */
export function refuseServiceWorkers(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ headers }, reply) => {
    if (!asksForServiceWorker(headers)) return undefined;
    reply.code(404).header('cache-control', 'no-store');
    return reply.send({ detail: 'This site has no service worker.' });
  });
}
