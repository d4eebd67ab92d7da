import type { BrowserComposition } from '@aangan/manifest';
import { chooseRoute, matchPath, pathsOf } from '@aangan/manifest/routes';
import { preloadExpose } from '@aangan/runtime';

/**
 * Fetches what the page behind a link needs as soon as the visitor points at it or focuses it.
 * Returns a function that stops it.
 */
export function preloadLinks(
  composition: BrowserComposition,
  audience: () => string,
  page: Document,
): () => void {
  const declared = pathsOf(composition.remotes);
  const preload = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.origin !== page.location.origin) return;
    const matched = matchPath(declared, link.pathname);
    const choice = matched && chooseRoute(matched.path, audience());
    if (choice && !choice.remote.isOff) preloadExpose(choice.remote, choice.route.expose, page);
  };
  page.addEventListener('pointerover', preload, { passive: true });
  page.addEventListener('focusin', preload);
  return () => {
    page.removeEventListener('pointerover', preload);
    page.removeEventListener('focusin', preload);
  };
}
