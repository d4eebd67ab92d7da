import {
  type AddressedLanguage,
  type ComposedRoute,
  type CompositionInLanguage,
  chooseRoute,
  firstDataOf,
  languageOf,
  languagesOf,
  matchPath,
  messagesExpose,
  pathsOf,
  pathWith,
  type RemoteInLanguage,
} from '@aangan/manifest';
import { filesHook } from '@aangan/manifest/script-hook';
import { escapeHtml } from '@aangan/server/requests';
import { textsOf } from '../edge-texts.ts';
import { inlineJson } from '../inline-elements.ts';
import type { NamedPart } from './own-parts.ts';
import {
  type PageStart,
  startingLater,
  startScripts,
  unstartedNotice,
  whenUsed,
} from './page-start.ts';

type RouteOfPage = ComposedRoute<RemoteInLanguage>;

/** What is declared at an address, for an audience. */
export interface DeclaredPage {
  /** False where neither the shell nor a remote declares a page at this address: the answer is 404. */
  known: boolean;
  title: string | undefined;
  /** Whether the route's remote is switched off: the page shows a notice. */
  isOff: boolean;
  /** The remote's route that the page shows; undefined for pages of the shell. */
  route: RouteOfPage | undefined;
  /** What remotes declare at the path, for all audiences. */
  choices: readonly RouteOfPage[];
  /** The language of the address; the page itself is the same in all languages. */
  spoken: AddressedLanguage;
  /** The declared path with its parameters, the same for every spelling of it; `/*` where nothing is declared. */
  path: string;
  /** The declared path as it is declared, such as `/vendors/:id`; undefined where nothing is. */
  pattern: string | undefined;
  /** The page's first data: the addresses of the API that its first paint needs. */
  data: string[];
}

/** The page at an address. @param address of the visitor: its language is no part of what routes declare */
export function declaredPage(
  composition: CompositionInLanguage,
  address: URL,
  audience: string,
): DeclaredPage {
  const spoken = languageOf(address.pathname, composition.shell.languages);
  const own = composition.shell.pages.map((one) => ({ path: one.path, page: one }));
  const matched = matchPath([...own, ...pathsOf(composition.remotes)], spoken.path);
  const { path: found, params = {} } = matched ?? {};
  const page = found && 'page' in found ? found.page : undefined;
  const choices = found && 'choices' in found ? found.choices : [];
  const route = likelyRoute(choices, audience);
  const known = found !== undefined;
  const isOff = route?.remote.isOff === true;
  return {
    known,
    isOff,
    spoken,
    title:
      page?.title ??
      route?.route.title ??
      (known ? undefined : textsOf(spoken.language).pageNotFound),
    route,
    choices,
    path: found ? pathWith(found.path, params) : '/*',
    pattern: found?.path,
    data: isOff ? [] : firstDataOf(page ?? route?.route ?? {}, params, address.searchParams),
  };
}

/** The route for an audience, or else the first: its page then tells the visitor what to do. */
function likelyRoute(choices: readonly RouteOfPage[], audience: string): RouteOfPage | undefined {
  return chooseRoute<RemoteInLanguage>({ choices: [...choices] }, audience) ?? choices[0];
}

/** What a page has of its composition and how it starts. */
interface CarriedParts {
  /** The part of the composition that it carries. */
  json: string;
  start: PageStart;
  /** The modules with the messages of its remotes, in a language other than the default one. */
  messages: readonly NamedPart[];
  /** The elements that preload what the start needs beside scripts. */
  startFiles: string;
  /** Goes to every script. */
  nonce: string;
}

/** The parts of a page that depend on the composition. */
export function compositionParts(
  composition: CompositionInLanguage,
  { route, isOff, spoken }: DeclaredPage,
  { json, start, messages, startFiles, nonce }: CarriedParts,
): Record<'head' | 'composition' | 'scripts', string> {
  // A page that requires a flag is not preloaded: most visitors who open it may not see it.
  const isPreloaded = !isOff && !route?.route.requires && !route?.remote.lowTrust;
  const isLater = start === 'on-use';
  const preloads = isPreloaded
    ? (route ? scriptPreloads(route, nonce) : '') +
      messagePreloads(composition, messages, isLater ? whenUsed(nonce) : nonceAttribute(nonce))
    : '';
  const scripts = shellScripts(composition, nonce);
  return {
    head: isLater ? '' : preloads,
    // Fonts come after the page's text: Chromium delays the first paint for fonts that it finds earlier.
    composition:
      unstartedNotice(composition, spoken.language) +
      fontPreloads(composition, spoken.language) +
      inlineJson('aangan-composition', json, nonce) +
      (isLater ? startingLater(scripts + preloads + startFiles) : startFiles),
    scripts: startScripts(start) + placingScript(composition, nonce) + (isLater ? '' : scripts),
  };
}

/** The modules that a route's page loads first. */
export function modulesOf({ remote, route: { expose, head } }: RouteOfPage): NamedPart[] {
  const exposes = head ? [expose, head] : [expose];
  return exposes.map((one) => ({ remote: remote.name, expose: one }));
}

/**
 * The modules with the messages of the remotes that a page shows. The default language needs none: it is in the code.
 * @param modules what the page loads of these remotes
 */
export function messagesOf(
  { shell, remotes }: CompositionInLanguage,
  modules: readonly NamedPart[],
  language: string,
): NamedPart[] {
  if (language === languagesOf(shell.languages)[0].code) return [];
  const expose = messagesExpose(language);
  const shown = new Set(modules.map(({ remote }) => remote));
  return remotes
    .filter(({ name, exposes }) => shown.has(name) && Object.hasOwn(exposes, expose))
    .map(({ name }) => ({ remote: name, expose }));
}

function fontPreloads({ shell }: CompositionInLanguage, language: string): string {
  const fonts = shell.fontsByLanguage?.[language] ?? shell.fonts;
  return fonts
    .map(
      (font) =>
        `<link rel="preload" as="font" type="font/woff2" crossorigin href="${escapeHtml(shell.baseUrl + font)}">`,
    )
    .join('');
}

/** The container and the module of the page, so that the browser fetches them beside the shell's scripts. */
function scriptPreloads({ remote, route }: RouteOfPage, nonce: string): string {
  const paths = [remote.entry, ...(remote.exposes[route.expose] ?? [])];
  return preloadsOf(remote, paths, nonceAttribute(nonce));
}

function messagePreloads(
  { remotes }: CompositionInLanguage,
  messages: readonly NamedPart[],
  attributes: string,
): string {
  return messages
    .flatMap(({ remote: name, expose }) => {
      const remote = remotes.find((one) => one.name === name);
      return remote ? [preloadsOf(remote, remote.exposes[expose] ?? [], attributes)] : [];
    })
    .join('');
}

const nonceAttribute = (nonce: string) => ` nonce="${nonce}"`;

function preloadsOf(
  remote: Pick<RemoteInLanguage, 'baseUrl' | 'integrity'>,
  paths: readonly string[],
  attributes: string,
): string {
  return paths
    .map((path) => {
      // A preload must match the later request, which is made with integrity and CORS.
      const integrity = integrityAttribute(remote.integrity[path]);
      return `<link rel="preload" as="script" fetchpriority="low"${attributes} crossorigin${integrity} href="${escapeHtml(remote.baseUrl + path)}">`;
    })
    .join('');
}

/** Tells builds where the files of the composition are, so that they request them there. */
function placingScript({ releasesOrigin: origin }: CompositionInLanguage, nonce: string): string {
  if (!origin) return '';
  return `<script nonce="${nonce}">window.${filesHook}=path=>"${origin}"+path</script>`;
}

function shellScripts({ shell }: CompositionInLanguage, nonce: string): string {
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
