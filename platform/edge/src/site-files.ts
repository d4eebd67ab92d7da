import {
  type ComposedShell,
  contentTypeOf,
  fileSecurityHeaders,
  type RegistryReader,
} from '@aangan/manifest';
import { docsIndexPath } from '@aangan/manifest/docs';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { request as ask } from 'undici';
import type { CurrentComposition } from './current-composition.ts';
import type { PassThroughTarget } from './pass-through.ts';

interface Options {
  current: CurrentComposition;
  reader: RegistryReader;
  /** The server of /api; without one, its files are 404. */
  api: PassThroughTarget | undefined;
}

type SiteFile = ComposedShell['files'][string];

/** How long browsers cache a release file under its address at the root, in seconds. */
const keptSeconds = 86_400;

/** The API's headers that are passed on. */
const passedHeaders = ['content-type', 'cache-control', 'content-encoding', 'vary'];

/**
 * Serves the files that the shell declares at the site's root: its icons from its release, robots.txt and the sitemap
 * from the API. Who looks for guides at /llms.txt is led to those of the platform.
 */
export function siteFiles(app: FastifyInstance, { current, reader, api }: Options): void {
  app.get('/llms.txt', (_request, reply) => reply.redirect(docsIndexPath, 302));
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET') return undefined;
    const composition = await current.get().catch(() => null);
    const pathname = request.url.split('?')[0] ?? '';
    const file = composition && findSiteFile(composition.shell.files, pathname);
    if (!file) return undefined;
    if ('api' in file) return api && answerFromApi(file.api, api, request, reply);
    const released = await reader.releaseFile('shell', composition.shell.release, file.release);
    return released
      ? reply
          .headers(fileSecurityHeaders)
          .type(contentTypeOf(file.release))
          .header('cache-control', `public, max-age=${keptSeconds}`)
          .send(released.bytes)
      : undefined;
  });
}

/** The declared file at an address. If the declaration ends in `*`, the rest of the address replaces it. */
function findSiteFile(files: ComposedShell['files'], pathname: string): SiteFile | undefined {
  // No dot segments: the rest of an address becomes part of an address of the API.
  if (!/^\/(?!.*\.\.)[A-Za-z0-9._-]+$/.test(pathname)) return undefined;
  for (const [address, file] of Object.entries(files)) {
    if (address === pathname) return file;
    const prefix = address.endsWith('*') ? address.slice(0, -1) : undefined;
    if (prefix && pathname.startsWith(prefix) && 'api' in file) {
      return { api: file.api.replace(/\*$/, pathname.slice(prefix.length)) };
    }
  }
  return undefined;
}

async function answerFromApi(
  address: string,
  api: PassThroughTarget,
  { raw }: FastifyRequest,
  reply: FastifyReply,
) {
  if (typeof api === 'function') {
    reply.hijack();
    // The API's listener writes to the raw response, where Fastify's headers would be lost.
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) reply.raw.setHeader(name, value);
    }
    raw.url = address;
    api(raw, reply.raw);
    return reply;
  }
  const { statusCode, headers, body } = await ask(new URL(address, api));
  for (const name of passedHeaders) {
    const value = headers[name];
    if (value !== undefined) reply.header(name, value);
  }
  return reply.code(statusCode).send(body);
}
