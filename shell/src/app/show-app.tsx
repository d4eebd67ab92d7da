import { type ComponentProps, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { checkAuth } from '../account/auth-thunks.ts';
import type { ShellHost } from '../host/create-shell-host.tsx';
import { FirstPageContext } from '../routing/first-page.ts';
import { ShellApp } from './shell-app.tsx';

interface AppOptions {
  root: HTMLElement;
  host: ShellHost;
  router: ComponentProps<typeof RouterProvider>['router'];
  /** Whether the root holds the markup that a server rendered. */
  isRendered: boolean;
}

/**
 * Shows the app. Markup of a server is taken over as it is, and who is signed in is checked only after that: a change
 * before it would make React throw the markup away.
 */
export function showApp({ root, host, router, isRendered }: AppOptions): void {
  let isChecked = false;
  const check = () => {
    if (isChecked) return;
    isChecked = true;
    void host.store.dispatch(checkAuth());
  };
  const app = (
    <FirstPageContext value={check}>
      <ShellApp host={host}>
        <RouterProvider router={router} />
      </ShellApp>
    </FirstPageContext>
  );
  if (isRendered) {
    startTransition(() => {
      hydrateRoot(root, app, {
        // React has made the part again that could not be taken over.
        onRecoverableError: (error) => host.telemetry.report({ name: 'hydration-failed', error }),
      });
    });
  } else {
    check();
    createRoot(root).render(app);
  }
}
