import {
  type ComposedPath,
  type ComposedRoute,
  type Composition,
  chooseRoute,
  firstDataOf,
  forBrowser,
  matchPath,
  pathsOf,
} from '@aangan/manifest';
import { escapeHtml, inlineJson } from './html-escape.ts';

/** What the edge writes into the page's slots for one address. */
export interface PageParts {
  /** False where neither the shell nor a remote declares a page at this address: the answer is 404. */
  known: boolean;
  title: string;
  head: string;
  composition: string;
  scripts: string;
  /** The page's first data: the addresses of the API that its first paint needs. */
  data: string[];
}

/** The parts of the page at an address that depend on the composition. `nonce` goes to every script. */
export function pageParts(composition: Composition, address: URL, nonce: string): PageParts {
  const { pathname, searchParams } = address;
  const { siteName, defaultAudience, pages } = composition.shell;
  const own = pages.map((page) => ({ path: page.path, page }));
  const matched = matchPath([...own, ...pathsOf(composition.remotes)], pathname);
  const found = matched?.path;
  const page = found && 'page' in found ? found.page : undefined;
  const route = found && 'choices' in found ? likelyRoute(found, defaultAudience) : undefined;
  const known = found !== undefined;
  const title = page?.title ?? route?.route.title ?? (known ? undefined : 'Page not found');
  return {
    known,
    title: escapeHtml(title ? `${title} · ${siteName}` : siteName),
    // A page that requires a flag is not fetched ahead: most who open it may not see it.
    head:
      fontPreloads(composition) +
      (route && !route.route.requires ? scriptPreloads(route, nonce) : ''),
    composition: inlineJson('aangan-composition', JSON.stringify(forBrowser(composition)), nonce),
    scripts: shellScripts(composition, nonce),
    data: firstDataOf(page ?? route?.route ?? {}, matched?.params ?? {}, searchParams),
  };
}

/**
 * The route to prepare the page for. Only the browser knows who is signed in, so it is the one for visitors who
 * are not, or else the first.
 */
function likelyRoute(path: ComposedPath, defaultAudience: string): ComposedRoute | undefined {
  return chooseRoute(path, defaultAudience) ?? path.choices[0];
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
      return `<link rel="preload" as="script" nonce="${nonce}" crossorigin${integrity} href="${escapeHtml(remote.baseUrl + path)}">`;
    })
    .join('');
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
