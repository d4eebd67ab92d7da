import type { I18n, SaySentence } from '@aangan/messages';
import { leftToBrowser, pageStarted } from '@aangan/runtime';
import type { Elements } from '@aangan/ui';
import { type ComponentProps, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import type { ShellHost } from '../host/create-shell-host.tsx';
import { keepEarlyInput } from '../host/early-input.ts';
import { noteChangedFields } from '../language/keep-over-languages.ts';
import type { MessageIds } from '../language/message-ids.ts';
import { FirstPageContext, OpenedAtContext } from '../routing/first-page.ts';
import { ShellApp } from './shell-app.tsx';

interface AppOptions {
  root: HTMLElement;
  host: ShellHost;
  /** The shell's own messages. */
  i18n: I18n;
  say: SaySentence;
  ids?: MessageIds | undefined;
  router: ComponentProps<typeof RouterProvider>['router'];
  /** Whether the root holds the markup that a server rendered. */
  isRendered: boolean;
  /** Called once, when the page is in use. */
  onUse: () => void;
  /** Told once React has the page, with the milliseconds that it took. */
  onRendered: (milliseconds: number) => void;
}

/**
 * Shows the app. Markup of a server is taken over as it is, and `onUse` is called only after that: a change before it, such
 * as of who is signed in, would make React throw the markup away. What was typed and pressed meanwhile is done again then.
 */
export function showApp(options: AppOptions): void {
  const { root, host, i18n, say, ids, router, isRendered, onUse, onRendered } = options;
  const begun = performance.now();
  let isUsed = false;
  const replay = keepEarlyInput(root);
  noteChangedFields(document);
  const use = () => {
    if (isUsed) return;
    isUsed = true;
    replay();
    onUse();
  };
  const app = (
    <FirstPageContext value={use}>
      <OpenedAtContext value={window.location.pathname}>
        <Started
          router={router}
          openedAt={router.state.location}
          onStarted={() => onRendered(performance.now() - begun)}
        >
          <ShellApp host={host} i18n={i18n} say={say} {...(ids && { ids })}>
            <RouterProvider router={router} />
          </ShellApp>
        </Started>
      </OpenedAtContext>
    </FirstPageContext>
  );
  if (isRendered) {
    startTransition(() => {
      hydrateRoot(root, app, {
        // React has made the part again that could not be taken over.
        onRecoverableError: (error) => {
          if ((error as { digest?: string }).digest === leftToBrowser) return;
          host.telemetry.report({ name: 'hydration-failed', error });
        },
      });
    });
  } else {
    use();
    createRoot(root).render(app);
  }
}

interface StartedProps extends Pick<AppOptions, 'router'> {
  /** Where the router was when the app was shown. */
  openedAt: AppOptions['router']['state']['location'];
  onStarted: () => void;
  children: Elements;
}

/**
 * Tells that the page has started, once React has it. React Router hears of changes only from then on: what the router
 * went to before, as by Back while the page was taken over, would stay the page of before at the address of another.
 */
function Started({ router, openedAt, onStarted, children }: StartedProps) {
  useEffect(() => {
    pageStarted(document);
    onStarted();
    if (router.state.location !== openedAt) void router.revalidate();
  }, [router, openedAt, onStarted]);
  return children;
}
