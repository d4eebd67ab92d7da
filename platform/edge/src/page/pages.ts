import { randomBytes } from 'node:crypto';
import type { Composition, RegistryReader } from '@aangan/manifest';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CurrentComposition } from '../current-composition.ts';
import { unavailablePage } from '../plain-page.ts';
import { pageSecurityHeaders } from '../security-headers.ts';
import { audienceOf } from './audience-of.ts';
import { type AskedPage, type BuiltPage, buildPage, type PageSources } from './build-page.ts';
import type { CacheState, PageCache } from './page-cache.ts';
import { keepServable } from './servable-composition.ts';

interface Options extends PageSources {
  current: CurrentComposition;
  reader: RegistryReader;
  cache: PageCache<BuiltPage>;
  /** Called before a page is taken from the cache: it forgets what has changed. */
  refreshed?: () => Promise<void>;
}

/** In characters: longer addresses are served, and not kept. */
const longestKeptAddress = 1_000;

/** When to ask again for a page that is switched off. */
const retryAfterSeconds = 300;

/** Tries to render the first page of a composition; more would not help a release that cannot be rendered. */
const warmUps = 5;

/**
 * Serves every other address: the page of the channel's composition.
 * @returns `warmUp`, which has the renderer load the releases of a composition that it was not called with before, so
 *   that the first visitor's page does not wait for that
 */
export function pages(app: FastifyInstance, options: Options): { warmUp(): Promise<void> } {
  const { current, reader, site, cache, refreshed } = options;
  const isHttps = site.protocol === 'https:';
  const readServable = keepServable(current, reader);
  let revision: string | undefined;

  app.get('/*', async (request, reply) => {
    const servable = await readServable((error) => {
      request.log.error(error, 'the composition cannot be served');
    });
    if (!servable) return unavailable(reply, isHttps);
    const { composition } = servable;
    const served = identityOf(composition);
    if (served !== revision) cache.clear();
    revision = served;
    await refreshed?.();
    const audience = audienceOf(composition.shell, request.headers.cookie);
    const address = addressOf(request.url);
    const isGuest = audience === composition.shell.defaultAudience;
    const { value, state } = await readPage({ ...servable, address, audience }, isGuest);
    return answer(request, reply, { page: value, state, isHttps });
  });

  async function readPage(
    request: AskedPage,
    isGuest: boolean,
  ): Promise<{ value: BuiltPage; state: CacheState | 'bypass' }> {
    const { pathname, search } = request.address;
    const key = pathname + search;
    if (!isGuest || key.length > longestKeptAddress) {
      return { value: await buildPage(request, options), state: 'bypass' };
    }
    return cache.get(key, () => buildPage(request, options));
  }

  let warmed = { identity: '', tries: 0 };
  return {
    async warmUp() {
      const servable = await readServable(() => undefined);
      if (!servable) return;
      const identity = identityOf(servable.composition);
      if (identity !== warmed.identity) warmed = { identity, tries: 0 };
      if (warmed.tries >= warmUps) return;
      warmed.tries += 1;
      const audience = servable.composition.shell.defaultAudience;
      const page = await buildPage({ ...servable, address: addressOf('/'), audience }, options);
      if (page.renderMs !== null) warmed.tries = warmUps;
    },
  };
}

/** Differs between any two compositions that a channel serves one after the other. */
function identityOf({ channel, revision, shell }: Composition): string {
  return `${channel} ${revision} ${shell.release}`;
}

interface Answer {
  page: BuiltPage;
  state: CacheState | 'bypass';
  isHttps: boolean;
}

function answer(request: FastifyRequest, reply: FastifyReply, { page, state, isHttps }: Answer) {
  const { status, document, renderMs } = page;
  const isMade = state === 'miss' || state === 'bypass';
  const timing = isMade && renderMs !== null ? `, render;dur=${renderMs.toFixed(1)}` : '';
  reply.headers({
    'cache-control': 'private, no-cache',
    'server-timing': `cache;desc=${state}${timing}`,
    vary: 'accept-encoding, cookie',
  });
  if (status === 200) {
    reply.header('etag', document.etag);
    // Without a policy: the page that the browser has stored keeps the nonce that it came with.
    if (names(request.headers['if-none-match'], document.etag)) return reply.code(304).send();
  }
  if (status === 503) reply.header('retry-after', String(retryAfterSeconds));
  const nonce = randomBytes(16).toString('base64');
  reply.code(status).headers(pageSecurityHeaders(nonce, isHttps)).type('text/html; charset=utf-8');
  return acceptsGzip(request.headers['accept-encoding'])
    ? reply.header('content-encoding', 'gzip').send(document.gzip(nonce))
    : reply.send(document.plain(nonce));
}

/** Whether If-None-Match names this entity tag: any tag, or the same without regard to weak and strong (RFC 9110). */
function names(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return header.trim() === '*' || header.split(',').some((one) => opaque(one) === opaque(etag));
}

function acceptsGzip(header: string | string[] | undefined): boolean {
  const accepted = /\bgzip\b(?:\s*;\s*q=([\d.]+))?/i.exec(String(header ?? ''));
  return accepted !== null && Number(accepted[1] ?? 1) > 0;
}

/** The address of a request. A path that begins with two slashes is a path, and names no host. */
function addressOf(url: string): URL {
  const address = new URL('http://edge.invalid');
  const [path = '/', ...query] = url.split('?');
  address.pathname = path;
  address.search = query.join('?');
  return address;
}

function unavailable(reply: FastifyReply, isHttps: boolean) {
  const nonce = randomBytes(16).toString('base64');
  return reply
    .code(503)
    .headers(pageSecurityHeaders(nonce, isHttps))
    .header('cache-control', 'no-store')
    .header('retry-after', '5')
    .type('text/html; charset=utf-8')
    .send(unavailablePage(nonce));
}
