import type { SiteComposition } from '@aangan/manifest';
import { pathsOf } from '@aangan/manifest/routes';
import type { Composer } from '@aangan/runtime';
import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { Layout } from '../chrome/layout.tsx';
import { ComposedPage } from '../pages/composed-page.tsx';
import { NotFoundPage } from '../pages/not-found-page.tsx';
import { ReloadedPage } from '../pages/reloaded-page.tsx';
import { StaticPage } from '../pages/static-page.tsx';
import { UnexpectedErrorPage } from '../pages/unexpected-error-page.tsx';
import type { PageHandle } from '../routing/page-handle.ts';
import { needsAccount } from '../routing/shell-routes.ts';

/**
 * The page's router in a browser.
 * @param isRendered whether a server has rendered the page: then the router leaves its scroll position alone
 * @param prefix what all addresses begin with, such as `/hi`; empty for the site's default language
 */
export function createShellRouter(
  composition: SiteComposition,
  composer: Composer,
  isRendered: boolean,
  prefix = '',
) {
  return createBrowserRouter(siteRoutes(composition, composer), {
    ...(isRendered && { hydrationData: {} }),
    ...(prefix && { basename: prefix }),
  });
}

/** The site's pages: what the composition's remotes declare, the shell's own pages, and Page not found. */
export function siteRoutes(composition: SiteComposition, composer: Composer): RouteObject[] {
  return [
    {
      element: <Layout composition={composition} composer={composer} />,
      errorElement: <UnexpectedErrorPage />,
      children: [
        ...shellRoutes(composition),
        ...remoteRoutes(composition, composer),
        { path: '*', element: otherPage(composition), handle: { title: 'Page not found' } },
      ],
    },
  ];
}

/** An address of no route; without the table of routes, it may be of one. */
function otherPage({ isPart }: SiteComposition) {
  return isPart ? <ReloadedPage otherwise={<NotFoundPage />} /> : <NotFoundPage />;
}

function remoteRoutes(composition: SiteComposition, composer: Composer): RouteObject[] {
  return pathsOf(composition.remotes).map((path) => {
    const [first] = path.choices;
    // The notice of a page that is switched off leads nowhere without the header.
    const isBare = path.choices.every(
      ({ route, remote }) => route.chrome === 'bare' && !remote.isOff,
    );
    const handle: PageHandle = {
      title: first?.route.title,
      isBare,
      needsAccount: needsAccount(path),
    };
    return { path: path.path, element: <ComposedPage path={path} composer={composer} />, handle };
  });
}

function shellRoutes({ shell }: SiteComposition): RouteObject[] {
  return shell.pages.map(({ path, title }) => ({
    path,
    element: <StaticPage path={path} title={title} />,
    handle: { title } satisfies PageHandle,
  }));
}
