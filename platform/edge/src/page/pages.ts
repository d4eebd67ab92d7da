import { randomBytes } from 'node:crypto';
import type { Channel, RegistryReader } from '@aangan/manifest';
import { acceptedEncoding, matchesEtag } from '@aangan/server/requests';
import { currentSpan } from '@aangan/server/tracing';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { composedBanner } from '../composed/banner.ts';
import {
  type ComposeAccess,
  type ComposedRequest,
  composedRequests,
  redirectComposed,
} from '../composed/composed-requests.ts';
import { fileCookie } from '../composed/file-cookie.ts';
import type { CurrentComposition } from '../current-composition.ts';
import type { Reports } from '../reports/reports.ts';
import { pageSecurityHeaders } from '../security-headers.ts';
import { answerQuestion, answerRefused, answerUnavailable } from './answer-plain.ts';
import { audienceOf } from './audience-of.ts';
import { type AskedPage, type BuiltPage, buildPage, type PageSources } from './build-page.ts';
import { pageEncodings } from './nonce-document.ts';
import type { CacheState, PageCache } from './page-cache.ts';
import { keepServable } from './servable-channel.ts';
import { visitorCookieHeader, visitorOf } from './visitor-id.ts';
import { createWarmUp } from './warm-up.ts';

interface Options extends PageSources {
  reports?: Reports | undefined;
  current: CurrentComposition;
  reader: RegistryReader;
  cache: PageCache<BuiltPage>;
  channel: Channel;
  /** Opens compositions that no channel serves; without it they are refused. */
  compose?: ComposeAccess | undefined;
  /** The origin at which the channel's pages ask for the files of releases, where it is not the site's. */
  releasesOrigin?: string | undefined;
  /** Called before a page is taken from the cache: it forgets what has changed. */
  refreshed?: () => Promise<void>;
  /** Told where each page came from. */
  onPage?: (state: CacheState | 'bypass') => void;
}

const routes = new WeakMap<FastifyRequest, string>();
const switchedOff = new WeakSet<FastifyRequest>();

/** The declared path of the page that a request was answered with; undefined where there is none. */
export function pageRouteOf(request: FastifyRequest): string | undefined {
  return routes.get(request);
}

/** Whether a request was answered with the notice of a page that an operator switched off: nothing has failed. */
export function isSwitchedOff(request: FastifyRequest): boolean {
  return switchedOff.has(request);
}

/** In characters: longer addresses are served, and not kept. */
const longestKeptAddress = 1_000;

/** When to ask again for a page that is switched off. */
const retryAfterSeconds = 300;

/**
 * Serves every other address: the page of the composition that the visitor gets. What a page is made of is decided
 * once, when it is asked for: a promotion meanwhile changes the next page.
 * @returns `warmUp`, which has the renderer load the releases of compositions that it was not called with before, so
 *   that the first visitor's page does not wait for that
 */
export function pages(app: FastifyInstance, options: Options): { warmUp(): Promise<void> } {
  const { current, reader, site, cache, refreshed, channel, compose: access } = options;
  const { releasesOrigin } = options;
  const isHttps = site.protocol === 'https:';
  const readServable = keepServable(current, reader, releasesOrigin);
  const composedOf = composedRequests({ channel, site, access });

  app.get('/*', async (request, reply) => {
    const address = addressOf(request.url);
    const outcome = await composedOf(request, address);
    if (outcome.kind === 'redirect') return redirectComposed(reply, outcome);
    if (outcome.kind === 'refused') return answerRefused(reply, outcome, isHttps);
    if (outcome.kind === 'question') return answerQuestion(reply, outcome, isHttps);
    if (outcome.kind === 'composed') return answerComposed(request, reply, outcome, address);
    const servable = await readServable((error) => {
      request.log.error(error, 'the composition cannot be served');
    });
    if (!servable) return answerUnavailable(reply, isHttps);
    const visitor = servable.isSplit ? visitorOf(request.headers) : { id: null, isNew: false };
    if (visitor.id && visitor.isNew) {
      reply.header('set-cookie', visitorCookieHeader(visitor.id, isHttps));
    }
    const asked = servable.forVisitor(visitor.id);
    const { composition } = asked;
    await refreshed?.();
    const audience = audienceOf(composition.shell, request.headers.cookie);
    const isGuest = audience === composition.shell.defaultAudience;
    const { value, state } = await readPage({ ...asked, address, audience }, isGuest);
    options.onPage?.(state);
    if (value.route !== undefined) routes.set(request, value.route);
    const pageId = () =>
      options.reports?.answered(
        { asked: composition, revision: servable.revision, page: value },
        request,
      ) ?? '';
    return answer(request, reply, { page: value, state, isHttps, pageId, releasesOrigin });
  });

  /** Never kept, never counted, and never for search engines: one who has the link sees it. */
  async function answerComposed(
    request: FastifyRequest,
    reply: FastifyReply,
    { read, link, tab }: Extract<ComposedRequest, { kind: 'composed' }>,
    address: URL,
  ) {
    const isShellLocal = tab?.isAway === false;
    const audience = audienceOf(link.composition.shell, request.headers.cookie);
    const composition = isShellLocal ? link.withLocals : link.composition;
    const banner = composedBanner(link, tab);
    const { template } = link;
    const shown = tab ? addressOf(tab.address) : address;
    const asked = { composition, template, address: shown, audience, banner, isShellLocal };
    const page = await buildPage(asked, { ...options, reports: undefined });
    options.onPage?.('bypass');
    reply.header('x-robots-tag', 'noindex');
    if (access) reply.header('set-cookie', fileCookie(read, { channel, isHttps, access }));
    const locals = isShellLocal ? link.localOrigins : [];
    return answer(request, reply, {
      page,
      state: 'bypass',
      isHttps,
      pageId: () => '',
      locals,
      isKept: !tab,
    });
  }

  async function readPage(
    request: AskedPage,
    isGuest: boolean,
  ): Promise<{ value: BuiltPage; state: CacheState | 'bypass' }> {
    const { pathname, search } = request.address;
    const path = pathname + search;
    if (!isGuest || path.length > longestKeptAddress) {
      return { value: await buildPage(request, options), state: 'bypass' };
    }
    const key = `${request.composition.id} ${path}`;
    return cache.get(key, () => buildPage(request, options));
  }

  const warmUp = createWarmUp((servable, path) => {
    const audience = servable.composition.shell.defaultAudience;
    return buildPage({ ...servable, address: addressOf(path), audience }, options);
  });
  return {
    warmUp: async () => warmUp((await readServable(() => undefined))?.all() ?? []),
  };
}

interface Answer {
  page: BuiltPage;
  state: CacheState | 'bypass';
  isHttps: boolean;
  /** Servers of the visitor's computer that the page may load from. */
  locals?: readonly string[];
  /** The origin of the files of its releases, where it is not the site's. */
  releasesOrigin?: string | undefined;
  /** Whether the browser may keep it; without it, it may. */
  isKept?: boolean;
  /** Counts the page view and makes the id that it reports with. */
  pageId: () => string;
}

async function answer(request: FastifyRequest, reply: FastifyReply, answered: Answer) {
  const { page, state, isHttps, pageId, locals, releasesOrigin, isKept = true } = answered;
  const { status, document, renderMs } = page;
  const isMade = state === 'miss' || state === 'bypass';
  const timing = isMade && renderMs !== null ? `, render;dur=${renderMs.toFixed(1)}` : '';
  reply.headers({
    'cache-control': `${isKept ? 'private, no-cache' : 'no-store'}, no-transform`,
    'server-timing': `cache;desc=${state}${timing}`,
    vary: 'accept-encoding, cookie',
  });
  if (status === 200 && isKept) {
    reply.header('etag', document.etag);
    // Without a policy: the page that the browser has stored keeps the nonce and the id that it came with.
    if (matchesEtag(request.headers['if-none-match'], document.etag)) return reply.code(304).send();
  }
  if (status === 503) {
    switchedOff.add(request);
    reply.header('retry-after', String(retryAfterSeconds));
  }
  const nonce = randomBytes(16).toString('base64');
  reply
    .code(status)
    .headers(pageSecurityHeaders(nonce, isHttps, { locals, releasesOrigin }))
    .type('text/html; charset=utf-8');
  const texts = { nonce, pageId: pageId(), trace: pageTrace() };
  const accepted = acceptedEncoding(request.headers['accept-encoding'], pageEncodings);
  const { bytes, encoding } = await document.encoded(accepted, texts);
  return (encoding ? reply.header('content-encoding', encoding) : reply).send(bytes);
}

/** The headers that the page's requests are to have, where its trace is exported. */
function pageTrace(): string {
  const span = currentSpan();
  return span?.isSampled ? Object.values(span.headers()).join(' ') : '';
}

/** The address of a request. A path that begins with two slashes is a path, and names no host. */
function addressOf(url: string): URL {
  const address = new URL('http://edge.invalid');
  const [path = '/', ...query] = url.split('?');
  address.pathname = path;
  address.search = query.join('?');
  return address;
}
