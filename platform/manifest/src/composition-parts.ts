import type { BrowserComposition } from './browser-composition.ts';
import type { ComposedRemote, LoadableRelease } from './composition.ts';
import { type FilledSlots, slotsPart } from './filled-slots.ts';
import type {
  CompositionInLanguage,
  RemoteInLanguage,
  RouteInLanguage,
  ShellInLanguage,
} from './in-language.ts';
import { routesWithLinks } from './link-slots.ts';
import type { ComposedRoute } from './routes.ts';
import { shownRemotes } from './shown-remotes.ts';
import { type SiteValues, valuesPart } from './site-values.ts';

/** What a browser needs to load any module of a remote. Its file is fetched when the remote is first needed. */
export interface RemoteDescription extends LoadableRelease {
  fallback?: LoadableRelease;
}

/** What the browser does with a route after the page was opened; first data and head are of the page that is opened. */
type ListedRoute = Omit<RouteInLanguage, 'data' | 'head'>;

/** A remote in the route table: what the router and its links need, and where its description is. */
interface ListedRemote
  extends Pick<ComposedRemote, 'name' | 'release' | 'isOff' | 'lowTrust' | 'canary' | 'insteadOf'>,
    Partial<Pick<ComposedRemote, 'team'>> {
  routes: ListedRoute[];
  /** The hash of its description. */
  description: string;
}

/** All remotes of a composition with their routes. It is fetched when the page starts. */
export interface RouteTable {
  remotes: ListedRemote[];
  /** Absent where nothing is put into slots. */
  slots?: FilledSlots;
  /** Absent where the channel sets nothing. */
  values?: SiteValues;
}

/** What the scripts of a page need of its shell. */
type PageShell = Pick<
  ShellInLanguage,
  | 'release'
  | 'baseUrl'
  | 'siteName'
  | 'description'
  | 'defaultAudience'
  | 'pages'
  | 'languages'
  | 'integrity'
  | 'canary'
>;

/**
 * A remote as a page knows it. Without `entry`, nothing of it can be loaded before it is described; with it, what
 * `exposes` lists.
 */
export interface SiteRemote
  extends Pick<
      ComposedRemote,
      'name' | 'release' | 'isOff' | 'isLocal' | 'lowTrust' | 'canary' | 'insteadOf'
    >,
    Partial<Pick<ComposedRemote, 'team'>>,
    Partial<Omit<RemoteDescription, 'release'>> {
  routes: RouteInLanguage[];
  /** The hash of its description; absent where all of it is known. */
  description?: string;
}

/** A composition as the scripts of a page work with it. */
export interface SiteComposition extends Omit<BrowserComposition, 'shell' | 'remotes'> {
  shell: PageShell;
  remotes: SiteRemote[];
  /** Routes with links in the shell's chrome; absent where `remotes` has all routes. */
  links?: ListedRoute[];
  /** Set where the route table could not be fetched: `remotes` has the opened page's only. */
  isPart?: boolean;
}

/** What a page carries of its composition: all of it, or what the page is made of and the hash of the route table. */
export interface CarriedComposition extends SiteComposition {
  table?: string;
}

/** The part of a page that decides what it carries. */
export interface CarriedPage {
  /** What is declared at the page's path, for all audiences. */
  choices: readonly ComposedRoute<RemoteInLanguage>[];
  /** The modules that the page loads first. */
  modules: readonly { remote: string; expose: string }[];
}

/** Where the edge serves a file of a composition. The file at an address never changes. @param hash SHA-256, base64url */
export function compositionFileAddress(hash: string): string {
  return `/releases/compositions/${hash}.json`;
}

/** The SRI of a file of a composition. */
export function compositionFileIntegrity(hash: string): string {
  return `sha256-${hash.replaceAll('-', '+').replaceAll('_', '/')}=`;
}

/** What a browser needs to load a remote of a composition. */
export function describeRemote(composed: RemoteInLanguage): RemoteDescription {
  const { fallback } = composed;
  return { ...loadablePart(composed), ...(fallback && { fallback: loadablePart(fallback) }) };
}

/** @param hashOf the hash of a remote's description */
export function routeTable(
  { shell, remotes }: Pick<CompositionInLanguage, 'shell' | 'remotes'>,
  hashOf: (remote: RemoteInLanguage) => string,
): RouteTable {
  return {
    ...slotsPart({ shell, remotes }),
    ...valuesPart(remotes),
    remotes: remotes.map((remote) => ({
      ...listed(remote),
      routes: listedRoutes(remote),
      description: hashOf(remote),
    })),
  };
}

/**
 * What a page carries where the rest is fetched: it can start and show itself without the rest.
 * @param table the hash of the route table
 */
export function carriedBy(
  { choices, modules }: CarriedPage,
  { shell, remotes, ...composition }: CompositionInLanguage,
  table: string,
): CarriedComposition {
  const isOfPage = ({ name, insteadOf }: RemoteInLanguage) =>
    insteadOf !== undefined ||
    choices.some(({ remote }) => remote.name === name) ||
    modules.some(({ remote }) => remote === name);
  const shown = shownBy({ shell, remotes }, choices);
  const links = remotes.flatMap(listedRoutes).filter(({ link }) => link);
  return {
    ...composition,
    shell: pageShell(shell),
    remotes: remotes.filter(isOfPage).map((remote) => ({
      ...listed(remote),
      routes: choices.flatMap((choice) =>
        choice.remote.name === remote.name ? [choice.route] : [],
      ),
      ...loadableBy(remote, modules),
    })),
    links,
    ...slotsPart({ shell, remotes }, [shell, ...shown]),
    ...valuesPart([...new Set(shown)]),
    table,
  };
}

/** The remotes whose code a page can run: that of its routes, and of all that is shown in it. */
function shownBy(
  composition: Pick<CompositionInLanguage, 'shell' | 'remotes'>,
  choices: CarriedPage['choices'],
): RemoteInLanguage[] {
  const names = [null, ...new Set(choices.map(({ remote }) => remote.name))];
  return names.flatMap((name) => shownRemotes(composition, name).remotes);
}

/**
 * The composition as the page's scripts work with it. What the page carries goes before the table: where its rendering
 * fell back to another release of a remote, the table still names the one that failed.
 * @param table null where it could not be fetched
 */
export function siteOf(carried: CarriedComposition, table: RouteTable | null): SiteComposition {
  if (carried.table === undefined) return carried;
  if (!table) return { ...carried, isPart: true };
  const { table: _hash, links: _links, ...composition } = carried;
  const own = new Map(carried.remotes.map((remote) => [remote.name, remote]));
  return {
    ...composition,
    ...(table.slots && { slots: table.slots }),
    ...(table.values && { values: table.values }),
    remotes: table.remotes.map((remote) => {
      const { routes } = remote;
      return { ...remote, ...own.get(remote.name), routes };
    }),
  };
}

function pageShell(shell: ShellInLanguage): PageShell {
  const { release, baseUrl, siteName, description, defaultAudience, integrity, canary } = shell;
  return {
    release,
    baseUrl,
    siteName,
    ...(description !== undefined && { description }),
    defaultAudience,
    pages: shell.pages.map(({ path, title }) => ({ path, title })),
    ...(shell.languages && { languages: shell.languages }),
    integrity,
    ...(canary !== undefined && { canary }),
  };
}

function listedRoutes({ routes, offLinks }: RemoteInLanguage): ListedRoute[] {
  return routesWithLinks(routes, offLinks).map(({ data: _data, head: _head, ...route }) => route);
}

function listed({ name, release, team, isOff, lowTrust, canary, insteadOf }: RemoteInLanguage) {
  return {
    name,
    release,
    ...(lowTrust && { team, lowTrust }),
    ...(isOff !== undefined && { isOff }),
    ...(canary !== undefined && { canary }),
    ...(insteadOf !== undefined && { insteadOf }),
  };
}

/** The releases of a remote, with the modules that a page loads first and the hashes of their scripts. */
function loadableBy(
  composed: RemoteInLanguage,
  modules: CarriedPage['modules'],
): Partial<RemoteDescription> {
  const exposes = modules.flatMap(({ remote, expose }) =>
    remote === composed.name ? [expose] : [],
  );
  if (exposes.length === 0 || composed.isOff) return {};
  const { fallback, ...release } = describeRemote(composed);
  return {
    ...withModules(release, exposes),
    ...(fallback && { fallback: withModules(fallback, exposes) }),
  };
}

function withModules(release: LoadableRelease, modules: readonly string[]): LoadableRelease {
  const exposes = Object.entries(release.exposes).filter(([expose]) => modules.includes(expose));
  const scripts = new Set([release.entry, ...exposes.flatMap(([, paths]) => paths)]);
  const integrity = Object.entries(release.integrity).filter(([path]) => scripts.has(path));
  return {
    ...release,
    exposes: Object.fromEntries(exposes),
    integrity: Object.fromEntries(integrity),
  };
}

function loadablePart(from: LoadableRelease): LoadableRelease {
  const { release, container, runtime, baseUrl, entry, exposes, integrity } = from;
  return {
    release,
    container,
    ...(runtime && { runtime }),
    baseUrl,
    entry,
    exposes,
    integrity,
  };
}
