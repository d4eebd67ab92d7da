import {
  type ComposedRoute,
  type Composition,
  inLanguage,
  languageOf,
  languagesOf,
  maxRenderedAddress,
  type PageTemplate,
  type RenderedPage,
  type RenderFailure,
  type RenderOutcome,
} from '@aangan/manifest';
import { createNonceDocument, type NonceDocument, nonceHole } from '../document/nonce-document.ts';
import { type FirstData, readFirstData } from '../first-data.ts';
import { type RenderedWith, renderWithFallback } from '../rendering/render-with-fallback.ts';
import { failuresOf, type MadePage, pageElement } from '../reports/page-reports.ts';
import { chooseStart } from './choose-start.ts';
import { carriedComposition, startFilePreloads } from './composition-rest.ts';
import { requireOwnAddresses } from './own-addresses.ts';
import { requireOwnParts, type StateOfPage } from './own-parts.ts';
import type { Cacheable } from './page-cache.ts';
import { namesOf } from './page-names.ts';
import {
  compositionParts,
  type DeclaredPage,
  declaredPage,
  messagesOf,
  modulesOf,
} from './page-parts.ts';
import type { PageSources } from './page-sources.ts';
import { inlineFirstData, renderedParts } from './rendered-parts.ts';
import { holdsSecret } from './secret-address.ts';
import { tellUnrendered } from './tell-unrendered.ts';
import { trustedTypesScript } from './trusted-types.ts';
import { flagsElement } from './visitor-flags.ts';
import { withBanner } from './with-banner.ts';

/** A page as it is answered and cached. */
export interface BuiltPage extends Cacheable, MadePage {
  status: number;
  document: NonceDocument;
  /** Processor time of its rendering, in milliseconds; null where the browser renders it. */
  renderMs: number | null;
  /** Whether it may show frames of remotes of low trust. */
  hasFrames: boolean;
  /** The path as it is declared, such as `/vendors/:id`; undefined where nothing is declared at the address. */
  route: string | undefined;
}

export interface AskedPage {
  composition: Composition;
  template: PageTemplate;
  /** Path and query, with the language of the page. */
  address: URL;
  audience: string;
  /** The flags that reach the visitor, of remotes that the page shows. */
  flags?: readonly string[];
  /** HTML before everything else of the page's body. */
  banner?: string;
  /** Whether the banner loads the shell's scripts; the page then names none. */
  isShellLocal?: boolean;
}

/** How long a rendered page is fresh, and how long after that it is served while it is rendered again. */
const rendered = { freshMs: 60_000, staleMs: 600_000 };
/** For a page that the browser must render: a failed rendering is not retried for every visitor. */
const unrendered = { freshMs: 5_000, staleMs: 0 };
/** For a page that the renderer did not answer: it may be reachable again in a moment. */
const unanswered = { freshMs: 1_000, staleMs: 0 };
const rendererFailures: ReadonlySet<RenderFailure> = new Set(['unreachable', 'late']);
const uncached = { freshMs: 0, staleMs: 0 };

/** The page's time advances in steps of this many milliseconds, so that the same answers make the same page. */
const clockStepMs = 30 * 60_000;

/** Builds the page at an address, with the markup that a browser would make if the page can be rendered. */
export async function buildPage(request: AskedPage, sources: PageSources): Promise<BuiltPage> {
  const { template, address, audience } = request;
  const { languages } = request.composition.shell;
  const spoken = languageOf(address.pathname, languages);
  const inPage = (composition: Composition) => inLanguage(composition, spoken.language);
  const requested = inPage(request.composition);
  const declared = declaredPage(requested, address, audience);
  const isShared = languagesOf(languages).length > 1 && request.composition.shell.changes;
  const firstData = await readFirstData(
    declared.data,
    sources.api,
    isShared ? sources.answers : undefined,
  );
  const status = statusOf(declared, firstData);
  const rendering = await render(request, declared, firstData, sources);
  const fill = async (result?: RenderedPage) => {
    // Only the head function of a rendered page knows which of its queries are pages of their own.
    const hasAddress = status === 200 && (!rendering || !!result || address.search === '');
    // Markup and scripts must be of one composition. A page that is not rendered gets the requested one: the browser
    // has its own fallback.
    const composition = result && rendering ? inPage(rendering.composition) : requested;
    const page = declaredPage(composition, address, audience);
    const route = page.isOff ? undefined : page.route;
    const state = result && (JSON.parse(result.state) as StateOfPage);
    const shown = state ? requireOwnParts(state, composition, route, spoken.language) : [];
    const modules = [...shown, ...(route ? modulesOf(route) : [])];
    const messages = messagesOf(composition, modules, spoken.language);
    if (result) requireOwnAddresses(result.css, composition.releasesOrigin);
    const { json, startFiles } = carriedComposition(
      {
        composition,
        requested,
        language: spoken.language,
        choices: page.choices,
        modules: [...modules, ...messages],
      },
      sources.rests,
    );
    const made = result && state && { page: result, state };
    // Who opens a composition for a session wants to see what it does.
    const isOpenedToTry = request.banner !== undefined;
    const parts = compositionParts(composition, page, {
      json,
      start: isOpenedToTry ? 'at-once' : chooseStart({ composition, audience, rendered: made }),
      messages,
      startFiles: startFilePreloads(startFiles),
      nonce: nonceHole,
    });
    const html = template.fill({
      ...parts,
      scripts:
        trustedTypesScript(composition, nonceHole) + (request.isShellLocal ? '' : parts.scripts),
      composition: [
        parts.composition,
        pageElement(sources.reports !== undefined, sources.isTraced ?? false),
        sources.badge?.(composition) ?? '',
        flagsElement(composition),
      ].join(''),
      ...namesOf(composition, page, { result, status, hasAddress }, sources),
      ...(result ? renderedParts(result) : {}),
      data: inlineFirstData(firstData.answers, result?.unused),
      nonce: nonceHole,
      ...(languages && { lang: spoken.locale }),
    });
    return createNonceDocument(withBanner(html, request.banner));
  };
  const { document, outcome } = await fillIn(rendering?.outcome ?? null, fill);
  tellUnrendered(request.composition, declared, { outcome, rendering }, sources);
  return {
    status,
    document,
    size: document.size,
    madeOf: declared.data,
    hasFrames: request.composition.remotes.some(({ lowTrust }) => lowTrust),
    route: declared.pattern,
    spoken: languages && spoken,
    renderMs: outcome && 'page' in outcome ? outcome.cpuMs : null,
    ...(holdsSecret(address) ? uncached : keepingOf(firstData, outcome)),
    composition: (outcome && 'page' in outcome && rendering?.composition) || request.composition,
    failures: failuresOf(request.composition, declared, { outcome, rendering }),
  };
}

/** A page is switched off temporarily: 503 keeps it in search indexes. */
function statusOf({ known, isOff }: DeclaredPage, { missing }: FirstData): number {
  if (isOff) return 503;
  return known ? (missing ?? 200) : 404;
}

/** The page's document. If its rendered parts cannot be filled in, the page counts as not rendered. */
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

/**
 * How long to cache a page. One that lacks an answer is not cached: the next visitor may get all of it. Nor is one of an
 * answer that no cache may keep.
 */
function keepingOf({ isComplete, isPrivate }: FirstData, outcome: RenderOutcome | null) {
  if (!isComplete || isPrivate) return uncached;
  if (!outcome || 'page' in outcome) return rendered;
  return rendererFailures.has(outcome.failure) ? unanswered : unrendered;
}

/** The outcome of rendering and the composition that was used; null for a page that is never rendered. */
async function render(
  { composition, address, audience, flags = [] }: AskedPage,
  { known, isOff, route, path, spoken }: DeclaredPage,
  { answers }: FirstData,
  { renderer, now }: PageSources,
): Promise<RenderedWith | null> {
  if (
    !renderer ||
    !composition.shell.server ||
    holdsSecret(address) ||
    spoken.path.length + address.search.length > maxRenderedAddress ||
    (known && route && !isRenderable(route, audience, isOff))
  ) {
    return null;
  }
  const time = now();
  return renderWithFallback(renderer, {
    address: spoken.path + address.search,
    audience,
    answers,
    composition,
    ...(flags.length > 0 && { flags }),
    path,
    // Of a remote of low trust the page has the frame alone, which the shell makes.
    route: route && !isOff && !route.remote.lowTrust ? routeOf(route) : null,
    ...(route?.remote.lowTrust && { framed: route.remote.name }),
    language: spoken.language,
    locale: spoken.locale,
    now: time - (time % clockStepMs),
  });
}

/**
 * Left to the browser: pages behind sign-in, pages of a release without a server module, and pages that are switched
 * off, whose notice the shell shows.
 */
function isRenderable({ remote, route }: ComposedRoute, audience: string, isOff: boolean): boolean {
  return (
    !route.access &&
    !route.requires &&
    (route.for?.includes(audience) ?? true) &&
    (isOff ||
      remote.lowTrust !== undefined ||
      (remote.server?.exposes.includes(route.expose) ?? false))
  );
}

function routeOf({ remote, route }: ComposedRoute) {
  return {
    remote: remote.name,
    expose: route.expose,
    ...(route.head && { head: route.head }),
  };
}
