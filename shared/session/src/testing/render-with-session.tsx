import { audienceOf } from '@aangan/domain';
import { type RenderResult, render } from '@testing-library/react';
import { type ReactNode, useMemo } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createInjectableStore } from '../injectable-store.ts';
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
}

/** Renders a page of a remote with a session, a store and a router of its own; `router` tells where it is. */
export function renderWithSession(ui: ReactNode, options: RenderOptions = {}) {
  const { user = null, session = {}, at = '/', path = '*' } = options;
  const router = createMemoryRouter([{ path, element: ui }, ...elsewhere(path)], {
    initialEntries: [at],
  });
  const view: RenderResult = render(
    <TestHost session={{ ...sessionFor(user), ...session }}>
      <RouterProvider router={router} />
    </TestHost>,
  );
  return { ...view, router };
}

function elsewhere(path: string) {
  return path === '*' ? [] : [{ path: '*', element: <p>Another page</p> }];
}

function TestHost({ session, children }: { session: Session; children: ReactNode }) {
  const { store, injectApi } = useMemo(() => createInjectableStore({ session: () => null }), []);
  return (
    <Provider store={store}>
      <SessionHostProvider value={{ session, injectApi }}>{children}</SessionHostProvider>
    </Provider>
  );
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
