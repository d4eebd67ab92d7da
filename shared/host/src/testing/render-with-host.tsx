import { act, type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { HostProvider } from '../host-provider.tsx';
import type { Session } from '../session.ts';
import { createTestHost, type TestHostOptions } from './create-test-host.ts';

interface RenderOptions extends TestHostOptions {
  /** The address the page is opened at. */
  at?: string;
  /** The route pattern the page is mounted at; every other address shows the text "Another page". */
  path?: string;
}

/** A rendered page, and what a test changes and reads beside it. */
interface RenderedWithHost extends RenderResult {
  router: ReturnType<typeof createMemoryRouter>;
  changeSession: (parts: Partial<Session>) => void;
  store: ReturnType<typeof createTestHost>['store'];
  /** The outcomes that were reported, as `remote/outcome`. */
  reached: ReturnType<typeof createTestHost>['reached'];
}

/**
 * Renders a page of a remote with a host and a router of its own. `router` tells the address, `changeSession` changes
 * who is signed in, `store` is the host's, `reached` has the outcomes.
 */
export function renderWithHost(ui: ReactNode, options: RenderOptions = {}): RenderedWithHost {
  const { at = '/', path = '*', ...hostOptions } = options;
  const host = createTestHost(hostOptions);
  const router = createMemoryRouter([{ path, element: ui }, ...otherPages(path)], {
    initialEntries: [at],
  });
  const view: RenderResult = render(
    <HostProvider host={host}>
      <RouterProvider router={router} />
    </HostProvider>,
  );
  const changeSession = (parts: Partial<Session>) => act(() => host.changeSession(parts));
  return { ...view, router, changeSession, store: host.store, reached: host.reached };
}

function otherPages(path: string) {
  return path === '*' ? [] : [{ path: '*', element: <p>Another page</p> }];
}
