import type { ApiClient } from '@aangan/api-client';
import { flagsOf } from '@aangan/domain';
import { type Session, useSession } from '@aangan/host';
import { HostProvider } from '@aangan/host/create';
import type { RemoteManifest } from '@aangan/manifest';
import { chooseRoute, pathsOf } from '@aangan/manifest/routes';
import { Container, EmptyState, GlobalStyle, Spinner, Toaster } from '@aangan/ui';
import { fontFaceCss } from '@aangan/ui/fonts';
import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { createBrowserRouter, Outlet, RouterProvider } from 'react-router-dom';
import { createGlobalStyle } from 'styled-components';
import { createStandaloneHost } from './create-standalone-host.tsx';
import type { DemoAccounts } from './demo-accounts.ts';
import { type Components, exposedComponents } from './exposed-components.ts';
import type { Exposes } from './exposes.ts';
import { StandaloneBar } from './standalone-bar.tsx';

const Fonts = createGlobalStyle`${fontFaceCss}`;

interface StandaloneHostProps {
  client: ApiClient;
  manifest: RemoteManifest;
  exposes: Exposes;
  demo: DemoAccounts;
}

/** A remote's own routes with a host of their own. */
export function StandaloneHost(props: StandaloneHostProps) {
  const [{ host, router }] = useState(() => createPage(props));
  useEffect(() => void host.session.current().check(), [host]);
  return (
    <HostProvider host={host}>
      <Fonts />
      <GlobalStyle />
      <RouterProvider router={router} />
    </HostProvider>
  );
}

function createPage({ client, manifest, exposes, demo }: StandaloneHostProps) {
  const components = exposedComponents(exposes);
  return {
    host: createStandaloneHost(client, manifest.name, components),
    router: createRouter(manifest, components, demo),
  };
}

function createRouter(manifest: RemoteManifest, components: Components, demo: DemoAccounts) {
  return createBrowserRouter([
    {
      element: <Frame manifest={manifest} demo={demo} />,
      children: [
        ...pathsOf([manifest]).map((path) => ({
          path: path.path,
          element: (
            <Page
              choose={({ audience, user }) => {
                const choice = chooseRoute(path, audience, flagsOf(user));
                return choice && components.get(choice.route.expose);
              }}
            />
          ),
        })),
        { path: '*', element: <OtherPage /> },
      ],
    },
  ]);
}

function Frame({ manifest, demo }: { manifest: RemoteManifest; demo: DemoAccounts }) {
  return (
    <>
      <StandaloneBar manifest={manifest} demo={demo} />
      <main id="page" tabIndex={-1}>
        <Suspense fallback={<Spinner />}>
          <Outlet />
        </Suspense>
      </main>
      <Toaster />
    </>
  );
}

interface PageProps {
  choose: (visitor: Session) => ComponentType | undefined;
}

function Page({ choose }: PageProps) {
  const session = useSession();
  if (session.status === 'checking') return <Spinner label="Loading..." />;
  const Chosen = choose(session);
  return Chosen ? <Chosen /> : <OtherPage />;
}

function OtherPage() {
  return (
    <Container>
      <EmptyState title="Not a page of this remote">
        <p>
          It belongs to another remote, or to a role that is not signed in here. The whole site is
          at <code>npm start</code>.
        </p>
      </EmptyState>
    </Container>
  );
}
