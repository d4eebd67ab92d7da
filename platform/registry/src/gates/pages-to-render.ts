import {
  composeRemote,
  composeShell,
  type FilledSlots,
  forBrowser,
  isForAudience,
} from '@aangan/manifest';
import type { AskApi } from './ask-api.ts';
import type { RenderOrder } from './checker.ts';
import { type PublicPage, publicPages } from './public-pages.ts';
import type { UndatedComposition } from './slow-gate.ts';

/** Pages of one check: more are not rendered. */
const maxPages = 60;

/**
 * The public pages of some remotes that a server renders, each for the first audience that sees it and for those that
 * something in its slots is for, with the API's current answers. Where the API does not answer, pages are rendered
 * without.
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
  const composition = forBrowser(composed);
  const asked = pages.flatMap((page) =>
    audiencesOf(page, proposed, composition.slots ?? {}).map((audience) => ({ ...page, audience })),
  );
  return {
    composition,
    pages: asked
      .slice(0, maxPages)
      .map(({ remote, route: { expose, head }, address, answers, audience }) => ({
        address,
        answers,
        audience,
        locale: 'en-IN',
        now: Date.now(),
        route: { remote: remote.name, expose, ...(head && { head }) },
      })),
  };
}

/** The first audience of a page, and those that only what is put into its slots, or the shell's, is for. */
function audiencesOf(
  { remote, route }: PublicPage,
  { shell }: UndatedComposition,
  filled: FilledSlots,
): string[] {
  const owners = [shell.manifest, remote.manifest];
  const slots = owners.flatMap(({ slots: declared = {} }) => Object.keys(declared));
  const put = slots.flatMap((slot) => filled[slot]?.extensions ?? []);
  const audiences = put.flatMap((extension) => extension.for ?? []);
  const first = route.for?.[0] ?? shell.manifest.defaultAudience;
  return [...new Set([first, ...audiences.filter((one) => isForAudience(route, one))])];
}

function hasServerModule({ remote, route }: PublicPage): boolean {
  return Boolean(remote.server?.exposes.includes(route.expose));
}
