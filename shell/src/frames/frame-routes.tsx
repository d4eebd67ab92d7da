import { framedPartPath, framedPropsParameter } from '@aangan/manifest/framed';
import type { ReactNode } from 'react';
import { Outlet, type RouteObject, useLocation } from 'react-router-dom';

/**
 * The routes of a frame: those of the site, which has its one remote alone, without header and footer. The page around
 * the frame has them.
 * @param toasts where messages are shown; none on a server
 */
export function frameRoutes(siteRoutes: RouteObject[], toasts?: ReactNode): RouteObject[] {
  return siteRoutes.map(
    (route) => ({ ...route, element: <FrameLayout toasts={toasts} /> }) as RouteObject,
  );
}

function FrameLayout({ toasts }: { toasts: ReactNode }) {
  const { pathname, search } = useLocation();
  return (
    <>
      <Outlet context={pathname.startsWith(framedPartPath) ? propsIn(search) : {}} />
      {toasts}
    </>
  );
}

/** The props of a part. The address may have been written by anyone. */
function propsIn(search: string): object {
  try {
    const given: unknown = JSON.parse(new URLSearchParams(search).get(framedPropsParameter) ?? '');
    return typeof given === 'object' && given !== null ? given : {};
  } catch {
    return {};
  }
}
