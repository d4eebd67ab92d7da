import { composeRemote, composeShell, forBrowser } from '@aangan/manifest';
import type { AskApi } from './ask-api.ts';
import type { RenderOrder } from './checker.ts';
import { type PublicPage, publicPages } from './public-pages.ts';
import type { UndatedComposition } from './slow-gate.ts';

/** Pages of one check: more are not rendered. */
const maxPages = 60;

/**
 * The public pages of some remotes that a server renders, each for the first audience that sees it, with the API's
 * current answers. Where the API does not answer, pages are rendered without.
 * @param names of these remotes
 */
export async function pagesToRender(
  proposed: UndatedComposition,
  names: readonly string[],
  askApi: AskApi | undefined,
): Promise<Pick<RenderOrder, 'composition' | 'pages'>> {
  const { shell, remotes } = proposed;
  const pages = await publicPages(proposed, names, askApi, {
    isAsked: hasServerModule,
    max: maxPages,
  });
  const composed = {
    id: 'check',
    channel: 'check',
    shell: composeShell(shell),
    remotes: remotes.map((remote) => composeRemote(remote)),
  };
  return {
    composition: forBrowser(composed),
    pages: pages.map(
      ({ remote, route: { for: audiences = [], expose, head }, address, answers }) => ({
        address,
        answers,
        audience: audiences[0] ?? shell.manifest.defaultAudience,
        locale: 'en-IN',
        now: Date.now(),
        route: { remote: remote.name, expose, ...(head && { head }) },
      }),
    ),
  };
}

function hasServerModule({ remote, route }: PublicPage): boolean {
  return Boolean(remote.server?.exposes.includes(route.expose));
}
