import { type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { HostProvider } from '../host-provider.tsx';
import { createTestHost, type TestHostOptions } from './create-test-host.ts';

interface HydrateOptions extends TestHostOptions {
  /** The address the page is opened at. */
  at: string;
  /** The state of the history entry, as a browser has it after a reload: the server knows nothing of it. */
  state?: object;
}

/**
 * Renders a page to markup and takes the markup over as a browser does. React prints a difference to the console, which
 * fails the test.
 */
export function hydrateWithHost(
  ui: ReactNode,
  { at, state, ...options }: HydrateOptions,
): RenderResult {
  const page = (historyState?: object) => {
    const [pathname = '', search = ''] = at.split('?');
    const router = createMemoryRouter([{ path: '*', element: ui }], {
      initialEntries: [{ pathname, search, state: historyState }],
    });
    return (
      <HostProvider host={createTestHost(options)}>
        <RouterProvider router={router} />
      </HostProvider>
    );
  };
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(page());
  return render(page(state), { container, hydrate: true });
}
