import { audienceOf } from '@aangan/domain';
import { type RenderResult, render } from '@testing-library/react';
import { type ComponentType, type ReactNode, useMemo } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createInjectableStore } from '../injectable-store.ts';
import type { RemotePartProps } from '../remote-part-props.ts';
import type { Session } from '../session.ts';
import { SessionHostProvider } from '../session-host.ts';
import type { User } from '../user.ts';

interface RenderOptions {
  /** Who is signed in; a guest by default. */
  user?: User | null;
  /** Parts of the session that a test wants to be otherwise. */
  session?: Partial<Session>;
  /** The address the page is opened at. */
  at?: string;
  /** The route pattern the page is mounted at; everything else shows its address as text. */
  path?: string;
  /** Components of remotes that the page shows by name (`auth ./AuthPanel`); any other cannot be loaded. */
  remoteParts?: Record<string, ComponentType<never>>;
}

/** Renders a page of a remote with a session, a store and a router of its own; `router` tells where it is. */
export function renderWithSession(ui: ReactNode, options: RenderOptions = {}) {
  const { user = null, session = {}, at = '/', path = '*', remoteParts = {} } = options;
  const router = createMemoryRouter([{ path, element: ui }, ...elsewhere(path)], {
    initialEntries: [at],
  });
  const view: RenderResult = render(
    <TestHost session={{ ...sessionFor(user), ...session }} remoteParts={remoteParts}>
      <RouterProvider router={router} />
    </TestHost>,
  );
  return { ...view, router };
}

function elsewhere(path: string) {
  return path === '*' ? [] : [{ path: '*', element: <p>Another page</p> }];
}

interface TestHostProps {
  session: Session;
  remoteParts: Record<string, ComponentType<never>>;
  children: ReactNode;
}

function TestHost({ session, remoteParts, children }: TestHostProps) {
  const { store, injectApi } = useMemo(() => createInjectableStore({ session: () => null }), []);
  const RemotePart = useMemo(() => partsFrom(remoteParts), [remoteParts]);
  return (
    <Provider store={store}>
      <SessionHostProvider value={{ session, injectApi, RemotePart }}>
        {children}
      </SessionHostProvider>
    </Provider>
  );
}

function partsFrom(remoteParts: Record<string, ComponentType<never>>) {
  return function TestRemotePart({ remote, expose, props, failed }: RemotePartProps<object>) {
    const Part = remoteParts[`${remote} ${expose}`] as ComponentType<object> | undefined;
    return Part ? <Part {...props} /> : failed({ retry: () => undefined });
  };
}

function sessionFor(user: User | null): Session {
  const unexpected = () => Promise.reject(new Error('This test did not expect a session change.'));
  return {
    status: user ? 'signed-in' : 'signed-out',
    user,
    audience: audienceOf(user),
    signIn: unexpected,
    register: unexpected,
    signOut: unexpected,
    check: unexpected,
  };
}
