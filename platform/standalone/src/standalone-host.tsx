import {
  createInjectableStore,
  type RemotePartProps,
  type Session,
  SessionHostProvider,
  useSession,
} from '@aangan/host';
import type { RemoteManifest } from '@aangan/manifest';
import { chooseRoute, pathsOf } from '@aangan/manifest/routes';
import { Container, EmptyState, GlobalStyle, Notice, Spinner, Toaster } from '@aangan/ui';
import { fontFaceCss } from '@aangan/ui/fonts';
import { type ComponentType, lazy, Suspense, useMemo } from 'react';
import { Provider } from 'react-redux';
import { createBrowserRouter, Outlet, RouterProvider } from 'react-router-dom';
import { createGlobalStyle } from 'styled-components';
import type { Exposes } from './exposes.ts';
import { StandaloneBar } from './standalone-bar.tsx';
import { useStandaloneSession } from './use-standalone-session.ts';

const Fonts = createGlobalStyle`${fontFaceCss}`;

interface HostProps {
  manifest: RemoteManifest;
  exposes: Exposes;
}

/** The remote's routes, a store and a session: all that its pages ask of a host. */
export function StandaloneHost({ manifest, exposes }: HostProps) {
  const session = useStandaloneSession();
  const { store, injectApi } = useMemo(() => createInjectableStore({ alone: () => true }), []);
  const components = useMemo(() => componentsOf(exposes), [exposes]);
  const router = useMemo(() => createRouter(manifest, components), [manifest, components]);
  const RemotePart = useMemo(() => partsOf(manifest, components), [manifest, components]);
  return (
    <Provider store={store}>
      <Fonts />
      <GlobalStyle />
      <SessionHostProvider value={{ session, injectApi, RemotePart }}>
        <RouterProvider router={router} />
      </SessionHostProvider>
    </Provider>
  );
}

type Components = Map<string, ComponentType>;

function componentsOf(exposes: Exposes): Components {
  return new Map(
    Object.entries(exposes).map(([expose, load]) => [expose, componentOf(expose, load)]),
  );
}

/** The remote's own components by name; those of others are not here, and that is said. */
function partsOf(manifest: RemoteManifest, components: Components) {
  return function StandalonePart({ remote, expose, props, loading }: RemotePartProps<object>) {
    const Own = remote === manifest.name ? components.get(expose) : undefined;
    if (Own) {
      return (
        <Suspense fallback={loading}>
          <Own {...props} />
        </Suspense>
      );
    }
    return (
      <Notice>
        {expose} belongs to the remote {remote} and is not here. The whole site is at npm start.
      </Notice>
    );
  };
}

function createRouter(manifest: RemoteManifest, components: Components) {
  const declared = pathsOf([manifest]);
  return createBrowserRouter([
    {
      element: <Frame manifest={manifest} />,
      children: [
        ...declared.map((path) => ({
          path: path.path,
          element: (
            <Page
              choose={({ audience, user }) => {
                const choice = chooseRoute(path, audience, user?.is_staff);
                return choice && components.get(choice.route.expose);
              }}
            />
          ),
        })),
        { path: '*', element: <Elsewhere /> },
      ],
    },
  ]);
}

function componentOf(expose: string, load: () => Promise<unknown>): ComponentType {
  const name = expose.slice('./'.length);
  return lazy(async () => ({
    default: ((await load()) as Record<string, ComponentType>)[name] ?? Elsewhere,
  }));
}

function Frame({ manifest }: { manifest: RemoteManifest }) {
  return (
    <>
      <StandaloneBar manifest={manifest} />
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
  return Chosen ? <Chosen /> : <Elsewhere />;
}

function Elsewhere() {
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
