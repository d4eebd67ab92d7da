import {
  type ComposedRoute,
  type Composition,
  chooseRoute,
  firstDataOf,
  matchPath,
  pathsOf,
} from '@aangan/manifest';
import { escapeHtml, inlineJson } from './html-escape.ts';

/** What the edge writes into the page's slots for one address. */
export interface PageParts {
  /** False where neither shell nor remotes declare a page at this address: the answer is 404. */
  known: boolean;
  title: string;
  head: string;
  composition: string;
  scripts: string;
  /** The addresses of the API whose answers the first paint needs. */
  needs: string[];
}

const siteName = 'Aangan';

/** The parts of the page at an address that depend on the composition. `nonce` goes to every script. */
export function pageParts(composition: Composition, address: URL, nonce: string): PageParts {
  const { pathname, searchParams } = address;
  const page = composition.shell.pages.find(({ path }) => path === pathname);
  const matched = matchPath(pathsOf(composition.remotes), pathname);
  // Who is signed in is known only in the browser: what a guest sees is the best guess. Staff's pages are not
  // fetched for whoever asks.
  const route = matched && (chooseRoute(matched.path, 'guest') ?? matched.path.choices[0]);
  const known = Boolean(page ?? matched);
  const title = page?.title ?? route?.route.title ?? (known ? undefined : 'Page not found');
  return {
    known,
    title: escapeHtml(title ? `${title} · ${siteName}` : siteName),
    head:
      fontPreloads(composition) + (route && !route.route.staff ? scriptPreloads(route, nonce) : ''),
    composition: inlineJson('aangan-composition', JSON.stringify(composition), nonce),
    scripts: shellScripts(composition, nonce),
    needs: firstDataOf(page ?? route?.route ?? {}, matched?.params ?? {}, searchParams),
  };
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
      // A preload must match the later request: the container's is made with its integrity and CORS,
      // webpack's for the chunks without.
      const mode =
        path === remote.entry ? ` crossorigin${integrityAttribute(remote.integrity[path])}` : '';
      return `<link rel="preload" as="script" nonce="${nonce}"${mode} href="${escapeHtml(remote.baseUrl + path)}">`;
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
