import { whenIdle } from '@aangan/host';
import type { SiteComposition } from '@aangan/manifest';
import { languageOf } from '@aangan/manifest/languages';
import { chooseRoute, matchPath, pathsOf } from '@aangan/manifest/routes';
import type { DescribedRemotes } from '@aangan/runtime';

interface Linked extends Pick<DescribedRemotes, 'describe'> {
  composition: SiteComposition;
  /** Fetches an exposed module of a remote. */
  preload: (remote: string, expose: string) => void;
}

/**
 * Fetches what the page behind a link needs as soon as the visitor points at it or focuses it. The remotes behind the
 * page's links are described before that, when the browser is idle, so that pointing costs one round trip.
 * Returns a function that stops it.
 */
export function preloadLinks(
  { composition, preload, describe }: Linked,
  audience: () => string,
  page: Document,
): () => void {
  const declared = pathsOf(composition.remotes);
  const choiceOf = (link: HTMLAnchorElement) => {
    if (link.origin !== page.location.origin) return undefined;
    const { path } = languageOf(link.pathname, composition.shell.languages);
    const matched = matchPath(declared, path);
    const choice = matched && chooseRoute(matched.path, audience());
    return choice && !choice.remote.isOff ? choice : undefined;
  };
  const preloadPointed = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    const choice = link && choiceOf(link);
    if (choice) preload(choice.remote.name, choice.route.expose);
  };
  const callOff = whenIdle(() => {
    const links = [...page.querySelectorAll<HTMLAnchorElement>('a[href]')];
    const names = links.map((link) => choiceOf(link)?.remote.name);
    for (const name of new Set(names)) if (name) describe(name).catch(() => undefined);
  });
  page.addEventListener('pointerover', preloadPointed, { passive: true });
  page.addEventListener('focusin', preloadPointed);
  return () => {
    callOff();
    page.removeEventListener('pointerover', preloadPointed);
    page.removeEventListener('focusin', preloadPointed);
  };
}
