import { framesPath, type PageTemplate } from '@aangan/manifest';
import { framedPartPath } from '@aangan/manifest/framed';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { frameSecurityHeaders } from '../security-headers.ts';
import { visitorOf } from '../visitor/visitor-id.ts';
import { answerPage } from './answer-page.ts';
import { type AskedPage, type BuiltPage, buildPage } from './build-page.ts';
import type { PageCache } from './page-cache.ts';
import type { PageSources } from './page-sources.ts';
import { addressOf } from './request-address.ts';
import type { ServableChannel, ServableComposition } from './servable-channel.ts';

interface Options extends PageSources {
  cache: PageCache<BuiltPage>;
  readServable: () => Promise<ServableChannel | null>;
  /** The composition that the browser has open in place of the channel's. */
  openedBy: (request: FastifyRequest) => Promise<ServableComposition | null>;
  releasesOrigin?: string | undefined;
  refreshed?: (() => Promise<void>) | undefined;
}

/** In characters: longer addresses are answered, and not cached. */
const maxKeptAddressLength = 1_000;

/**
 * Serves the documents of frames, `/frames/{remote}` and the address of a page: the remote alone, as a guest has it. No
 * cookie decides anything of it but the visitor's id, which decides about canaries.
 */
export function frames(app: FastifyInstance, options: Options): void {
  const { readServable, openedBy, cache, refreshed, releasesOrigin, site } = options;
  // A frame tells nothing itself, and carries all that it needs: it cannot fetch.
  const sources = { ...options, reports: undefined, rests: undefined, badge: undefined };
  /** Channels have addresses of their own beside the site's. */
  const originsOf = ({ host }: FastifyRequest) => [
    ...new Set([site.origin, URL.parse(`${site.protocol}//${host}`)?.origin ?? site.origin]),
  ];

  app.get<{ Params: { remote: string } }>(`${framesPath}:remote/*`, async (request, reply) => {
    const { remote } = request.params;
    const below = framesPath + remote;
    // Alone it would be a page of the site that says not whose it is, and may go anywhere.
    const place = request.headers['sec-fetch-dest'];
    const isPart = request.url.startsWith(below + framedPartPath);
    if (place === 'document' && request.url.startsWith(`${below}/`) && !isPart) {
      return reply.redirect(pageOf(request.url.slice(below.length)), 303);
    }
    const headers = (nonce: string) =>
      frameSecurityHeaders(nonce, { origins: originsOf(request), releasesOrigin });
    const servable = await readServable();
    const visitor = servable?.isSplit ? visitorOf(request.headers).id : null;
    const found = (await openedBy(request)) ?? servable?.forVisitor(visitor);
    const composition = found?.frameOf(remote);
    const isFrame = place === undefined || place === 'iframe';
    if (!found || !composition || !isFrame || !request.url.startsWith(`${below}/`)) {
      reply.code(404).headers(headers('')).header('cache-control', 'no-store');
      return reply.type('text/plain').send('There is no such frame.');
    }
    await refreshed?.();
    const address = addressOf(request.url.slice(below.length));
    const audience = composition.shell.defaultAudience;
    const template = withoutIcons(found.template);
    const asked: AskedPage = { composition, template, address, audience };
    const path = address.pathname + address.search;
    const isKept = path.length <= maxKeptAddressLength;
    const { value: page, state } = isKept
      ? await cache.get(`${composition.id} ${path}`, () => buildPage(asked, sources))
      : { value: await buildPage(asked, sources), state: 'bypass' as const };
    const isHttps = site.protocol === 'https:';
    return answerPage(request, reply, { page, state, isHttps, pageId: () => '', headers });
  });
}

/** The page that a frame is of; an address cannot lead to another site. */
const pageOf = (address: string) => address.replace(/^[/\\]+/, '/');

const noIcon = '<link rel="icon" href="data:,">';
const icons = /<link rel="(?:icon|apple-touch-icon|manifest)"[^>]*>\s*/g;

/** A frame shows no icon, and its policy lets it load none; without an empty one, a browser asks for one itself. */
const withoutIcons = ({ fill }: PageTemplate): PageTemplate => ({
  fill: (values) => fill(values).replace(icons, '').replace('<title>', `${noIcon}<title>`),
});
