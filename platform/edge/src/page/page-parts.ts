import {
  type ComposedPath,
  type ComposedRoute,
  type Composition,
  chooseRoute,
  firstDataOf,
  matchPath,
  pathsOf,
  pathWith,
} from '@aangan/manifest';
import { filesHook } from '@aangan/manifest/script-hook';
import { escapeHtml } from '@aangan/server/requests';
import { inlineJson } from '../inline-elements.ts';
import { type PageStart, startingLater, startScripts, unstartedNotice } from './page-start.ts';

/** What is declared at an address, for an audience. */
export interface DeclaredPage {
  /** False where neither the shell nor a remote declares a page at this address: the answer is 404. */
  known: boolean;
  title: string | undefined;
  /** Whether the route's remote is switched off: the page shows a notice. */
  isOff: boolean;
  /** The remote's route that the page shows; undefined for pages of the shell. */
  route: ComposedRoute | undefined;
  /** What remotes declare at the path, for all audiences. */
  choices: readonly ComposedRoute[];
  /** The declared path with its parameters, the same for every spelling of it; `/*` where nothing is declared. */
  path: string;
  /** The declared path as it is declared, such as `/vendors/:id`; undefined where nothing is. */
  pattern: string | undefined;
  /** The page's first data: the addresses of the API that its first paint needs. */
  data: string[];
}

/** The page at an address. */
export function declaredPage(
  composition: Composition,
  address: URL,
  audience: string,
): DeclaredPage {
  const own = composition.shell.pages.map((one) => ({ path: one.path, page: one }));
  const matched = matchPath([...own, ...pathsOf(composition.remotes)], address.pathname);
  const { path: found, params = {} } = matched ?? {};
  const page = found && 'page' in found ? found.page : undefined;
  const choices = found && 'choices' in found ? found.choices : [];
  const route = likelyRoute(choices, audience);
  const known = found !== undefined;
  const isOff = route?.remote.isOff === true;
  return {
    known,
    isOff,
    title: page?.title ?? route?.route.title ?? (known ? undefined : 'Page not found'),
    route,
    choices,
    path: found ? pathWith(found.path, params) : '/*',
    pattern: found?.path,
    data: isOff ? [] : firstDataOf(page ?? route?.route ?? {}, params, address.searchParams),
  };
}

/** The route for an audience, or else the first: its page then tells the visitor what to do. */
function likelyRoute(
  choices: ComposedPath['choices'],
  audience: string,
): ComposedRoute | undefined {
  return chooseRoute({ choices }, audience) ?? choices[0];
}

/** What a page has of its composition and how it starts. */
interface CarriedParts {
  /** The part of the composition that it carries. */
  json: string;
  start: PageStart;
  /** The elements that preload what the start needs beside scripts. */
  startFiles: string;
  /** Goes to every script. */
  nonce: string;
}

/** The parts of a page that depend on the composition. */
export function compositionParts(
  composition: Composition,
  { route, isOff }: DeclaredPage,
  { json, start, startFiles, nonce }: CarriedParts,
): Record<'head' | 'composition' | 'scripts', string> {
  // A page that requires a flag is not preloaded: most visitors who open it may not see it.
  const preloads = route && !isOff && !route.route.requires ? scriptPreloads(route, nonce) : '';
  const scripts = shellScripts(composition, nonce);
  const isLater = start === 'on-use';
  return {
    head: isLater ? '' : preloads,
    // Fonts come after the page's text: Chromium delays the first paint for fonts that it finds earlier.
    composition:
      unstartedNotice(composition) +
      fontPreloads(composition) +
      inlineJson('aangan-composition', json, nonce) +
      (isLater ? startingLater(scripts + preloads + startFiles) : startFiles),
    scripts: startScripts(start) + placingScript(composition, nonce) + (isLater ? '' : scripts),
  };
}

/** The modules that a route's page loads first. */
export function modulesOf({ remote, route: { expose, head } }: ComposedRoute) {
  const exposes = head ? [expose, head] : [expose];
  return exposes.map((one) => ({ remote: remote.name, expose: one }));
}

function fontPreloads({ shell }: Composition): string {
  return shell.fonts
    .map(
      (font) =>
        `<link rel="preload" as="font" type="font/woff2" crossorigin href="${escapeHtml(shell.baseUrl + font)}">`,
    )
    .join('');
}

/** The container and the module of the page, so that the browser fetches them beside the shell's scripts. */
function scriptPreloads({ remote, route }: ComposedRoute, nonce: string): string {
  return [remote.entry, ...(remote.exposes[route.expose] ?? [])]
    .map((path) => {
      // A preload must match the later request, which is made with integrity and CORS.
      const integrity = integrityAttribute(remote.integrity[path]);
      return `<link rel="preload" as="script" fetchpriority="low" nonce="${nonce}" crossorigin${integrity} href="${escapeHtml(remote.baseUrl + path)}">`;
    })
    .join('');
}

/** Tells builds where the files of the composition are, so that they request them there. */
function placingScript({ releasesOrigin: origin }: Composition, nonce: string): string {
  if (!origin) return '';
  return `<script nonce="${nonce}">window.${filesHook}=path=>"${origin}"+path</script>`;
}

function shellScripts({ shell }: Composition, nonce: string): string {
  return shell.scripts
    .map((path) => {
      const integrity = integrityAttribute(shell.integrity[path]);
      return `<script defer crossorigin${integrity} nonce="${nonce}" src="${escapeHtml(shell.baseUrl + path)}"></script>`;
    })
    .join('');
}

function integrityAttribute(integrity: string | undefined): string {
  return integrity ? ` integrity="${escapeHtml(integrity)}"` : '';
}
