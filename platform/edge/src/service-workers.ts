import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';

/**
 * Whether a browser requests the script of a service worker; such requests say so in a header, whatever their address.
 * A service worker would keep answering for the site in that browser after its release was withdrawn.
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
