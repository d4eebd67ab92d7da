import type { SiteComposition } from '@aangan/manifest';
import { languageOf } from '@aangan/manifest/languages';
import { chooseRoute, matchPath, pathsOf } from '@aangan/manifest/routes';
import type { SaySentence } from '@aangan/messages';
import { type Composer, loadHead } from '@aangan/runtime';
import { placeIn } from '../language/place-in.ts';

interface FirstPage {
  /** As the page carries it: only that has what the route's head is made of. */
  composition: SiteComposition;
  composer: Pick<Composer, 'load' | 'messagesOf'>;
  /** The first data that came with the page: answers by address. */
  firstData: Record<string, unknown>;
  page: Document;
  /** Says labels in the page's language; as they are by default. */
  say?: SaySentence;
}

/**
 * Writes title and description of the page that the site was opened at, as its route's head function makes them
 * of the first data. Where there is no head, or the visitor is on another page by then, the page keeps its title.
 */
export async function headFirstPage(options: FirstPage): Promise<void> {
  const { composition, composer, firstData, page, say = (label) => label } = options;
  const { pathname, search } = page.location;
  const { path, locale } = languageOf(pathname, composition.shell.languages);
  const matched = matchPath(pathsOf(composition.remotes), path);
  const choice = matched && chooseRoute(matched.path, composition.shell.defaultAudience);
  if (!choice) return;
  const head = await loadHead({
    composer,
    choice,
    firstData,
    params: matched.params,
    search: new URLSearchParams(search),
    place: placeIn(locale, say),
  });
  if (!head || page.location.pathname !== pathname) return;
  page.title = `${head.title} · ${composition.shell.siteName}`;
  page.querySelector('meta[name="description"]')?.setAttribute('content', head.description);
}
