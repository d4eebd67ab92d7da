import type { SiteComposition } from '@aangan/manifest';
import { framedPartPath, framedPropsParameter } from '@aangan/manifest/framed';
import { pathsOf } from '@aangan/manifest/routes';
import { type Composer, RemoteComponent } from '@aangan/runtime';
import { Toaster } from '@aangan/ui';
import { Outlet, type RouteObject, useLocation } from 'react-router-dom';
import { NotFoundPage } from '../pages/not-found-page.tsx';
import { PageFailed } from '../pages/page-failed.tsx';
import { PageLoading } from '../pages/page-loading.tsx';
import { UnexpectedErrorPage } from '../pages/unexpected-error-page.tsx';

/** The pages and parts of the one remote of a frame, without header and footer: the page around it has them. */
export function frameRoutes(composition: SiteComposition, composer: Composer): RouteObject[] {
  const shown = pathsOf(composition.remotes).flatMap(({ path, choices: [first] }) =>
    first
      ? [
          {
            path,
            element: (
              <Framed composer={composer} remote={first.remote.name} expose={first.route.expose} />
            ),
          },
        ]
      : [],
  );
  return [
    {
      element: <FrameLayout />,
      errorElement: <UnexpectedErrorPage />,
      children: [...shown, { path: '*', element: <NotFoundPage /> }],
    },
  ];
}

function FrameLayout() {
  return (
    <>
      <Outlet />
      <Toaster />
    </>
  );
}

interface FramedProps {
  composer: Composer;
  remote: string;
  expose: string;
}

function Framed(shown: FramedProps) {
  const { pathname, search } = useLocation();
  const props = pathname.startsWith(framedPartPath) ? propsIn(search) : {};
  return (
    <RemoteComponent
      {...shown}
      props={props}
      loading={<PageLoading />}
      failed={({ retry }) => <PageFailed retry={retry} />}
    />
  );
}

/** The address may have been written by anyone. */
function propsIn(search: string): object {
  try {
    const given: unknown = JSON.parse(new URLSearchParams(search).get(framedPropsParameter) ?? '');
    return typeof given === 'object' && given !== null ? given : {};
  } catch {
    return {};
  }
}
