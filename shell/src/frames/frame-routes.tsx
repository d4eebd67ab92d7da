import { framedPartPath, framedPropsParameter } from '@aangan/manifest/framed';
import type { Elements } from '@aangan/ui';
import { Outlet, type RouteObject, useLocation } from 'react-router-dom';
import { createGlobalStyle } from 'styled-components';

/**
 * The routes of a frame: those of the site, which has its one remote alone, without header and footer. The page around
 * the frame has them.
 * @param toasts where messages are shown; none on a server
 */
export function frameRoutes(siteRoutes: RouteObject[], toasts?: Elements): RouteObject[] {
  return siteRoutes.map(
    (route) => ({ ...route, element: <FrameLayout toasts={toasts} /> }) as RouteObject,
  );
}

function FrameLayout({ toasts }: { toasts: Elements | undefined }) {
  const { pathname, search } = useLocation();
  const isPart = pathname.startsWith(framedPartPath);
  return (
    <>
      {isPart && <SeenThrough />}
      <Outlet context={isPart ? propsIn(search) : {}} />
      {toasts}
    </>
  );
}

/** What is behind a part is the page's, such as a picture behind a button. */
const SeenThrough = createGlobalStyle`
  html,
  body {
    background: none;
  }
`;

/** The props of a part. The address may have been written by anyone. */
function propsIn(search: string): object {
  try {
    const given: unknown = JSON.parse(new URLSearchParams(search).get(framedPropsParameter) ?? '');
    return typeof given === 'object' && given !== null ? given : {};
  } catch {
    return {};
  }
}
