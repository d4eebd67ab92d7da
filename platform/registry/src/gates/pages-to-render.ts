import {
  composeRemote,
  composeShell,
  type FilledSlots,
  forBrowser,
  inLanguage,
  isForAudience,
  languagesOf,
  messagesExpose,
  type RemoteRelease,
} from '@aangan/manifest';
import type { AskApi } from './ask-api.ts';
import type { RenderOrder } from './checker.ts';
import { type PublicPage, publicPages } from './public-pages.ts';
import type { UndatedComposition } from './slow-gate.ts';

/** Pages of one check, in all languages: more are not rendered. */
const maxPages = 60;

/**
 * The public pages of some remotes that a server renders, each for the first audience that sees it and for those that
 * something in its slots is for, in each language that its remote has messages in, with the API's current answers. Where
 * the API does not answer, pages are rendered without.
 * @param names of these remotes
 */
export async function pagesToRender(
  proposed: UndatedComposition,
  names: readonly string[],
  askApi: AskApi | undefined,
): Promise<Omit<RenderOrder, 'modules'>> {
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
  const [language, ...others] = languagesOf(shell.manifest.languages);
  const composition = forBrowser(inLanguage(composed));
  const asked = pages.flatMap((page) =>
    audiencesOf(page, proposed, composition.slots ?? {}).map((audience) => ({ ...page, audience })),
  );
  const inEach = [language, ...others].flatMap(({ code, locale }) =>
    asked
      .filter(({ remote }) => code === language.code || hasMessages(remote, code))
      .map((page) => ({ ...page, language: code, locale })),
  );
  const translated = others.map(({ code }) => [code, forBrowser(inLanguage(composed, code))]);
  return {
    composition,
    ...(translated.length > 0 && { translated: Object.fromEntries(translated) }),
    pages: inEach
      .slice(0, maxPages)
      .map(({ remote, route: { expose, head }, address, answers, audience, ...spoken }) => ({
        address,
        answers,
        audience,
        language: spoken.language,
        locale: spoken.locale,
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

/** A remote without messages in a language is English there too: that is rendered once. */
function hasMessages({ server }: RemoteRelease, language: string): boolean {
  return server?.exposes.includes(messagesExpose(language)) ?? false;
}

function hasServerModule({ remote, route }: PublicPage): boolean {
  return Boolean(remote.server?.exposes.includes(route.expose));
}
