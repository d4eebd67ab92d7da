import { type Session, useSession } from '@aangan/host';
import { flagsOf } from '@aangan/host/create';
import type { RemoteManifest } from '@aangan/manifest';
import { chooseRoute, pathsOf } from '@aangan/manifest/routes';
import { Container, EmptyState, Spinner, Toaster } from '@aangan/ui';
import { type ComponentType, Suspense } from 'react';
import { Outlet, type RouteObject } from 'react-router-dom';
import type { DemoAccounts } from './demo-accounts.ts';
import type { Components } from './exposed-components.ts';
import { StandaloneBar } from './standalone-bar.tsx';

/** The routes of a remote that runs alone: its own pages, each with the bar above it. */
export function standaloneRoutes(
  manifest: RemoteManifest,
  components: Components,
  demo: DemoAccounts,
): RouteObject[] {
  return [
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
  ];
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
