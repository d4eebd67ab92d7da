import { type Composition, languageOf, type RegistryReader } from '@aangan/manifest';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CurrentComposition } from '../current-composition.ts';
import type { Reports } from '../reports/reports.ts';
import { type Came, cameBefore, cameCookieHeader } from '../visitor/came-cookie.ts';
import { isRobot, visitorCookieHeader, visitorOf } from '../visitor/visitor-id.ts';
import { answerPage } from './answer-page.ts';
import { answerUnavailable } from './answer-plain.ts';
import { audienceOf } from './audience-of.ts';
import { type AskedPage, type BuiltPage, buildPage } from './build-page.ts';
import { frames } from './frames.ts';
import type { CacheState, PageCache } from './page-cache.ts';
import type { PageSources } from './page-sources.ts';
import { addressOf } from './request-address.ts';
import { keepServable, type ServableComposition } from './servable-channel.ts';
import { flagsOf } from './visitor-flags.ts';
import { createWarmUp } from './warm-up.ts';

interface Options extends PageSources {
  reports?: Reports | undefined;
  current: CurrentComposition;
  reader: RegistryReader;
  cache: PageCache<BuiltPage>;
  /**
   * Called before a page of the channel is answered.
   * @returns whether it has answered the request itself
   */
  answersInstead: (request: FastifyRequest, reply: FastifyReply, address: URL) => Promise<boolean>;
  /** The composition that a browser has open in place of the channel's, for its frames. */
  openedBy: (request: FastifyRequest) => Promise<ServableComposition | null>;
  /** The origin of release files for the channel's pages, if it is not the site's. */
  releasesOrigin?: string | undefined;
  /** Awaited before a page is taken from the cache, so that changed pages are removed first. */
  refreshed?: () => Promise<void>;
  /** Called with where each page came from. */
  onPage?: (state: CacheState | 'bypass') => void;
}

const routes = new WeakMap<FastifyRequest, string>();

/** The declared path of the page that answered a request; undefined if there is none. */
export function pageRouteOf(request: FastifyRequest): string | undefined {
  return routes.get(request);
}

interface ChannelPages {
  /** Has the renderer load the releases of new compositions, so that the first visitor's page does not wait for that. */
  warmUp(): Promise<void>;
  /** The compositions that visitors may get now. */
  served(): Promise<Composition[]>;
}

/** In characters: pages with longer addresses are served but not cached. */
const maxKeptAddressLength = 1_000;

/**
 * Serves every other address with the page of the visitor's composition. The composition is chosen once, when the page
 * is requested: a promotion meanwhile affects the next page.
 */
export function pages(app: FastifyInstance, options: Options): ChannelPages {
  const { current, reader, site, cache, refreshed, releasesOrigin } = options;
  const isHttps = site.protocol === 'https:';
  const readServable = keepServable(current, reader, releasesOrigin);

  frames(app, {
    ...options,
    readServable: () => readServable((error) => app.log.error(error, 'a frame cannot be served')),
  });

  app.get('/*', async (request, reply) => {
    const address = addressOf(request.url);
    if (await options.answersInstead(request, reply, address)) return reply;
    const servable = await readServable((error) => {
      request.log.error(error, 'the composition cannot be served');
    });
    if (!servable) {
      const { languages } = current.known()?.shell ?? {};
      return answerUnavailable(reply, isHttps, languageOf(address.pathname, languages));
    }
    const visitor = servable.isSplit ? visitorOf(request.headers) : { id: null, isNew: false };
    if (visitor.id && visitor.isNew) {
      reply.header('set-cookie', visitorCookieHeader(visitor.id, isHttps));
    }
    const came = options.reports?.comparesPages ? rememberPage(request, reply, servable) : null;
    const asked = servable.forVisitor(visitor.id);
    const { composition } = asked;
    await refreshed?.();
    const audience = audienceOf(composition.shell, request.headers.cookie);
    const isGuest = audience === composition.shell.defaultAudience;
    const flags = flagsOf(composition, { address, audience, visitor: visitor.id });
    const { value, state } = await readPage(
      { ...asked, address, audience, flags: flags.shown },
      isGuest,
    );
    options.onPage?.(state);
    if (value.route !== undefined) routes.set(request, value.route);
    const pageId = () =>
      options.reports?.answered(
        { asked: composition, revision: servable.revision, page: value },
        { ip: request.ip, id: visitor.id, came },
      ) ?? '';
    const { text } = flags;
    const sample = options.reports?.samplePercent(servable.isCompared);
    const answer = { page: value, state, isHttps, pageId, sample, releasesOrigin, flags: text };
    return answerPage(request, reply, answer);
  });

  /** Has the browser remember that it got a page. @returns when it came before */
  function rememberPage(
    { headers }: FastifyRequest,
    reply: FastifyReply,
    { revision }: { revision: number },
  ): Came | null {
    const { cookie } = headers;
    const header = isRobot(headers['user-agent'])
      ? null
      : cameCookieHeader(cookie, { revision, isHttps });
    if (header) reply.header('set-cookie', header);
    return cameBefore(cookie, revision);
  }

  async function readPage(
    request: AskedPage,
    isGuest: boolean,
  ): Promise<{ value: BuiltPage; state: CacheState | 'bypass' }> {
    const { pathname, search } = request.address;
    const path = pathname + search;
    if (!isGuest || path.length > maxKeptAddressLength) {
      // A visitor who is signed in may have changed what the page is made of, a moment ago.
      const value = await buildPage(request, { ...options, answers: undefined });
      return { value, state: 'bypass' };
    }
    const key = [request.composition.id, path, ...(request.flags ?? [])].join(' ');
    return cache.get(key, () => buildPage(request, options));
  }

  const warmUp = createWarmUp((servable, path) => {
    const audience = servable.composition.shell.defaultAudience;
    return buildPage({ ...servable, address: addressOf(path), audience }, options);
  });
  const all = async () => (await readServable(() => undefined))?.all() ?? [];
  return {
    warmUp: async () => warmUp(await all()),
    served: async () => (await all()).map(({ composition }) => composition),
  };
}
