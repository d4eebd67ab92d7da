import { audienceOf } from '@aangan/host/create';
import type { PortableRelease } from '@aangan/manifest/portable';
import { isForAudience, matchPath, pathsOf } from '@aangan/manifest/routes';
import { type Composer, RemoteComponent } from '@aangan/runtime';
import { ErrorState } from '@aangan/ui';
import { Route, Routes } from 'react-router-dom';
import { GuestApp, GuestLoading } from './guest-app.tsx';
import { createGuestClient } from './guest-client.ts';
import { createGuestHost } from './guest-host.tsx';
import { GuestRouter } from './guest-router.tsx';

interface GuestPageProps {
  release: PortableRelease;
  composer: Composer;
  /** The exposed module that is shown at the first address. */
  expose: string;
  /** Path and query of the first page, as on the site. */
  address: string;
  /** Props for a component that is no page. */
  props: object;
  styles: ShadowRoot;
}

/** A remote's pages, starting at one of them, or one of its components. */
export function createGuestPage({ release, styles, address: first, ...shown }: GuestPageProps) {
  const { composer, expose, props } = shown;
  const site = new URL(release.baseUrl).origin;
  const open = publicRoutes(release);
  const paths = pathsOf([{ name: release.name, routes: open }]);
  let address = first;
  const host = createGuestHost({ client: createGuestClient(site), site, address: () => address });
  const hasPage = (pathname: string) => matchPath(paths, pathname) !== undefined;
  const onMove = (moved: string) => {
    address = moved;
  };
  const show = (name: string, given: object) => (
    <RemoteComponent
      composer={composer}
      remote={release.name}
      expose={name}
      props={given}
      loading={<GuestLoading />}
      failed={({ retry }) => <ErrorState title="This part could not be loaded" onRetry={retry} />}
    />
  );
  const isPage = open.some((route) => route.expose === expose);
  return (
    <GuestApp host={host} styles={styles}>
      <GuestRouter site={site} address={first} hasPage={hasPage} onMove={onMove}>
        <Routes>
          {isPage &&
            paths.map(({ path, choices }) => (
              <Route
                key={path}
                path={path}
                element={show(choices[0]?.route.expose ?? expose, {})}
              />
            ))}
          <Route path="*" element={show(expose, props)} />
        </Routes>
      </GuestRouter>
    </GuestApp>
  );
}

/** The pages that a visitor who is not signed in may see. */
export function publicRoutes({ routes }: Pick<PortableRelease, 'routes'>) {
  return routes.filter(
    (route) => !route.access && !route.requires && isForAudience(route, audienceOf(null)),
  );
}
