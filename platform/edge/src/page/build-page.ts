import type {
  ApiAnswer,
  ComposedRoute,
  Composition,
  PageTemplate,
  RenderedPage,
  Renderer,
  RenderFailure,
} from '@aangan/manifest';
import { type FirstData, readFirstData } from '../first-data.ts';
import { escapeHtml, inlineJson, inlineStyles } from '../html-escape.ts';
import type { PassThroughTarget } from '../pass-through.ts';
import { headTags } from './head-tags.ts';
import { createNonceDocument, type NonceDocument, nonceHole } from './nonce-document.ts';
import type { Cacheable } from './page-cache.ts';
import { compositionParts, type DeclaredPage, declaredPage } from './page-parts.ts';
import {
  absoluteAddress,
  canonicalAddress,
  parseRouteHead,
  withAbsoluteAddresses,
} from './route-head.ts';

/** A page as it is answered, and kept. */
export interface BuiltPage extends Cacheable {
  status: number;
  document: NonceDocument;
  /** Processor time of its rendering, in milliseconds; null where the browser renders it. */
  renderMs: number | null;
}

/** What pages are built with. */
export interface PageSources {
  /** The server of /api; without one the pages carry no first data. */
  api: PassThroughTarget | undefined;
  /** Renders public pages; without one the browser renders all. */
  renderer: Renderer | undefined;
  /** The site's public address. */
  site: URL;
  now: () => number;
  /** Told of every page that could not be rendered. */
  onUnrendered: (page: { address: string; failure: RenderFailure; detail: string }) => void;
}

export interface AskedPage {
  composition: Composition;
  template: PageTemplate;
  /** Path and query. */
  address: URL;
  audience: string;
}

/** How long a rendered page is current, and how long after that it is served while it is rendered again. */
const rendered = { freshMs: 60_000, staleMs: 600_000 };
/** For a page that the browser must render: rendering that has failed is not tried again for every visitor. */
const unrendered = { freshMs: 5_000, staleMs: 0 };
const notKept = { freshMs: 0, staleMs: 0 };

/** The page's time changes so rarely that the same answers make the same page, in milliseconds. */
const clockStepMs = 30 * 60_000;

/** Builds the page at an address: with the markup that a browser would make, where it can be rendered. */
export async function buildPage(request: AskedPage, sources: PageSources): Promise<BuiltPage> {
  const { composition, template, address, audience } = request;
  const page = declaredPage(composition, address, audience);
  const firstData = await readFirstData(page.data, sources.api);
  const outcome = await render(request, page, firstData, sources);
  const result = outcome && 'page' in outcome ? outcome : null;
  if (outcome && 'failure' in outcome) {
    sources.onUnrendered({ address: address.pathname, ...outcome });
  }
  const status = page.known ? (firstData.missing ?? 200) : 404;
  const html = template.fill({
    ...compositionParts(composition, page, nonceHole),
    ...namesOf(request, page, { result: result?.page, status }, sources),
    ...(result ? renderedParts(result.page) : {}),
    data: inlineFirstData(firstData.answers, result?.page.unused),
    nonce: nonceHole,
  });
  const document = await createNonceDocument(html);
  return {
    ...{ status, document, size: document.size, madeOf: page.data },
    renderMs: result?.cpuMs ?? null,
    ...keepingOf(firstData, outcome === null || result !== null),
  };
}

/** A page that lacks an answer is not kept: the next visitor may get all of it. */
function keepingOf({ isComplete }: FirstData, isDone: boolean) {
  if (!isComplete) return notKept;
  return isDone ? rendered : unrendered;
}

/** The outcome of rendering; null for a page that is never rendered. */
async function render(
  { composition, address, audience }: AskedPage,
  { known, route }: DeclaredPage,
  { answers }: FirstData,
  { renderer, now }: PageSources,
) {
  if (
    !renderer ||
    !composition.shell.server ||
    (known && route && !isRenderable(route, audience))
  ) {
    return null;
  }
  const time = now();
  return renderer.render({
    ...{ address: address.pathname + address.search, audience, answers },
    composition,
    route: route ? routeOf(route) : null,
    locale: 'en-IN',
    now: time - (time % clockStepMs),
  });
}

/** Pages behind sign-in are the browser's to render, and so are those of a release without a server module. */
function isRenderable({ remote, route }: ComposedRoute, audience: string): boolean {
  return (
    !route.access &&
    !route.requires &&
    (route.for?.includes(audience) ?? true) &&
    (remote.server?.exposes.includes(route.expose) ?? false)
  );
}

function routeOf({ remote, route }: ComposedRoute) {
  return {
    ...{ remote: remote.name, expose: route.expose },
    ...(route.head && { head: route.head }),
  };
}

/** What the page is called, from its head function, or else from what is declared. */
function namesOf(
  { composition, address }: AskedPage,
  { title: declared }: DeclaredPage,
  { result, status }: { result: RenderedPage | undefined; status: number },
  { site }: PageSources,
) {
  const { siteName, description: siteDescription = '' } = composition.shell;
  const head = parseRouteHead(result?.head);
  const title = head?.title ?? declared;
  const description = head?.description || siteDescription;
  const about = {
    ...{ title: title ?? siteName, description, siteName },
    ...(status === 200 && { canonical: canonicalAddress(head?.canonical, address.pathname, site) }),
    ...(head?.picture && { picture: absoluteAddress(head.picture, site) }),
    ...(head?.structuredData && {
      structuredData: withAbsoluteAddresses(head.structuredData, site),
    }),
  };
  return {
    title: escapeHtml(title ? `${title} · ${siteName}` : siteName),
    description: escapeHtml(description),
    about: headTags(about, nonceHole),
  };
}

function renderedParts({ html, css, cssVersion, pictures, state }: RenderedPage) {
  const styles = { nonce: nonceHole, 'data-styled': 'true', 'data-styled-version': cssVersion };
  return {
    page: html,
    styles: inlineStyles(css, styles),
    pictures: pictures.slice(0, mostPictures).map(picturePreload).join(''),
    state: inlineJson('aangan-rendered', state, nonceHole),
  };
}

/** The first pictures of a page are its largest; more of them would be in each other's way. */
const mostPictures = 2;

function picturePreload({ href, srcset, sizes }: RenderedPage['pictures'][number]): string {
  const given = { href, imagesrcset: srcset, imagesizes: sizes };
  const attributes = Object.entries(given).map(([name, value]) =>
    value === undefined ? '' : ` ${name}="${escapeHtml(value)}"`,
  );
  return `<link rel="preload" as="image" fetchpriority="high"${attributes.join('')}>`;
}

/**
 * The answers that the page's state does not hold. They are JSON already: they are joined as text and not parsed.
 * @param unused the addresses that rendering had no use for; undefined where nothing was rendered
 */
function inlineFirstData(answers: Record<string, ApiAnswer>, unused?: readonly string[]): string {
  const entries = Object.entries(answers)
    .filter(([address, { status }]) => status === 200 && (unused?.includes(address) ?? true))
    .map(([address, { body }]) => `${JSON.stringify(address)}:${body}`);
  return inlineJson('aangan-first-data', `{${entries.join(',')}}`, nonceHole);
}
