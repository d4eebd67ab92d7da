import {
  type ComposedRoute,
  type Composition,
  longestRenderedAddress,
  type PageTemplate,
  type RenderedPage,
  type Renderer,
  type RenderFailure,
  type RenderOutcome,
} from '@aangan/manifest';
import { type FirstData, readFirstData } from '../first-data.ts';
import type { PassThroughTarget } from '../pass-through.ts';
import { createNonceDocument, type NonceDocument, nonceHole } from './nonce-document.ts';
import type { Cacheable } from './page-cache.ts';
import { namesOf } from './page-names.ts';
import { compositionParts, type DeclaredPage, declaredPage } from './page-parts.ts';
import { inlineFirstData, renderedParts } from './rendered-parts.ts';

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
/** For a page that the renderer has not answered: it may be reached again in a moment. */
const unanswered = { freshMs: 1_000, staleMs: 0 };
const rendererFailures: ReadonlySet<RenderFailure> = new Set(['unreachable', 'late']);
const notKept = { freshMs: 0, staleMs: 0 };

/** The page's time changes so rarely that the same answers make the same page, in milliseconds. */
const clockStepMs = 30 * 60_000;

/** Builds the page at an address: with the markup that a browser would make, where it can be rendered. */
export async function buildPage(request: AskedPage, sources: PageSources): Promise<BuiltPage> {
  const { composition, template, address, audience } = request;
  const page = declaredPage(composition, address, audience);
  const firstData = await readFirstData(page.data, sources.api);
  const status = statusOf(page, firstData);
  const fill = async (result?: RenderedPage) => {
    const html = template.fill({
      ...compositionParts(composition, page, nonceHole),
      ...namesOf(composition, page, { result, status }, sources),
      ...(result ? renderedParts(result) : {}),
      data: inlineFirstData(firstData.answers, result?.unused),
      nonce: nonceHole,
    });
    return createNonceDocument(html);
  };
  const { document, outcome } = await fillIn(await render(request, page, firstData, sources), fill);
  if (outcome && 'failure' in outcome) {
    sources.onUnrendered({ address: address.pathname, ...outcome });
  }
  return {
    ...{ status, document, size: document.size, madeOf: page.data },
    renderMs: outcome && 'page' in outcome ? outcome.cpuMs : null,
    ...keepingOf(firstData, outcome),
  };
}

/** A page that is switched off is so for a time: 503 keeps it in the lists of search engines. */
function statusOf({ known, isOff }: DeclaredPage, { missing }: FirstData): number {
  if (isOff) return 503;
  return known ? (missing ?? 200) : 404;
}

/** The page's document. Where its rendered parts cannot be filled in, it is a page that could not be rendered. */
async function fillIn(
  outcome: RenderOutcome | null,
  fill: (result?: RenderedPage) => Promise<NonceDocument>,
): Promise<{ document: NonceDocument; outcome: RenderOutcome | null }> {
  if (!outcome || 'failure' in outcome) return { document: await fill(), outcome };
  try {
    return { document: await fill(outcome.page), outcome };
  } catch (error) {
    const detail = String(error).slice(0, 2_000);
    return { document: await fill(), outcome: { failure: 'output', detail } };
  }
}

/** A page that lacks an answer is not kept: the next visitor may get all of it. */
function keepingOf({ isComplete }: FirstData, outcome: RenderOutcome | null) {
  if (!isComplete) return notKept;
  if (!outcome || 'page' in outcome) return rendered;
  return rendererFailures.has(outcome.failure) ? unanswered : unrendered;
}

/** The outcome of rendering; null for a page that is never rendered. */
async function render(
  { composition, address, audience }: AskedPage,
  { known, isOff, route, path }: DeclaredPage,
  { answers }: FirstData,
  { renderer, now }: PageSources,
) {
  if (
    !renderer ||
    !composition.shell.server ||
    address.pathname.length + address.search.length > longestRenderedAddress ||
    (known && route && !isRenderable(route, audience, isOff))
  ) {
    return null;
  }
  const time = now();
  return renderer.render({
    ...{ address: address.pathname + address.search, audience, answers },
    ...{ composition, path },
    route: route && !isOff ? routeOf(route) : null,
    locale: 'en-IN',
    now: time - (time % clockStepMs),
  });
}

/**
 * Pages behind sign-in are the browser's to render, and so are those of a release without a server module. The notice
 * of a page that is switched off is the shell's.
 */
function isRenderable({ remote, route }: ComposedRoute, audience: string, isOff: boolean): boolean {
  return (
    !route.access &&
    !route.requires &&
    (route.for?.includes(audience) ?? true) &&
    (isOff || (remote.server?.exposes.includes(route.expose) ?? false))
  );
}

function routeOf({ remote, route }: ComposedRoute) {
  return {
    ...{ remote: remote.name, expose: route.expose },
    ...(route.head && { head: route.head }),
  };
}
