import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether it is for the origin that answers files of releases and nothing else. */
    isOfReleasesHost: boolean;
  }
}

/** Whether a request is for the origin that answers files of releases and nothing else. */
export function isReleasesHost(
  { host }: Pick<IncomingHttpHeaders, 'host'>,
  releasesUrl: URL | undefined,
): boolean {
  if (releasesUrl === undefined || host === undefined) return false;
  // A client may include the default port in the Host header.
  return URL.parse(`${releasesUrl.protocol}//${host}`)?.host === releasesUrl.host;
}

/** Makes that origin answer release files only: no page, no API, no other file of the site. */
export function keepToReleases(app: FastifyInstance, releasesUrl: URL | undefined): void {
  app.decorateRequest('isOfReleasesHost', false);
  if (!releasesUrl) return;
  app.addHook('onRequest', async (request, reply) => {
    request.isOfReleasesHost = isReleasesHost(request.headers, releasesUrl);
    if (!request.isOfReleasesHost || /^\/releases\/[^/]+\/[^/]+\/./.test(request.url)) return;
    reply.code(404).header('cache-control', 'no-store');
    return reply.send({ detail: 'Only files of releases are here.' });
  });
}
