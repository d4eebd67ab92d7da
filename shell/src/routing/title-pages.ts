import type { createBrowserRouter } from 'react-router-dom';
import type { PageHandle } from './page-handle.ts';

/**
 * Names a page by its declared title as soon as it is navigated to, before it renders and may set a better one,
 * and gives it the site's description. A change of the search string alone leaves both. */
export function titlePages(
  router: ReturnType<typeof createBrowserRouter>,
  page: Document,
  siteDescription: string,
): () => void {
  let { pathname } = router.state.location;
  const description = page.querySelector<HTMLMetaElement>('meta[name="description"]');
  return router.subscribe(({ location, matches, navigation }) => {
    if (navigation.state !== 'idle' || location.pathname === pathname) return;
    pathname = location.pathname;
    const title = (matches.at(-1)?.route.handle as PageHandle | undefined)?.title;
    page.title = title ? `${title} · Aangan` : 'Aangan';
    if (description) description.content = siteDescription;
  });
}
