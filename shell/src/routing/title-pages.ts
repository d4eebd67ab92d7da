import type { createBrowserRouter } from 'react-router-dom';
import type { PageHandle } from '../chrome/layout.tsx';

/**
 * Names a page by its declared title as soon as it is navigated to, before it renders and may know a
 * better name itself. A change of the search string alone leaves the page's own name.
 */
export function titlePages(
  router: ReturnType<typeof createBrowserRouter>,
  page: Document,
): () => void {
  let { pathname } = router.state.location;
  return router.subscribe(({ location, matches, navigation }) => {
    if (navigation.state !== 'idle' || location.pathname === pathname) return;
    pathname = location.pathname;
    const title = (matches.at(-1)?.route.handle as PageHandle | undefined)?.title;
    page.title = title ? `${title} · Aangan` : 'Aangan';
  });
}
