import { configureApiClient, createFirstAnswers, createTokenStore } from '@aangan/api-client';
import { audienceOf, paths } from '@aangan/domain';
import type { Composition } from '@aangan/manifest';
import { chooseRoute, matchPath, pathsOf } from '@aangan/manifest/routes';
import {
  type Composer,
  createComposer,
  createFederation,
  inlinedAnswers,
  inlinedComposition,
} from '@aangan/runtime';
import { createRoot } from 'react-dom/client';
import { sessionEnded } from './account/auth-slice.ts';
import { checkAuth } from './account/auth-thunks.ts';
import { followOtherTabs } from './account/follow-other-tabs.ts';
import './app/shared-with-remotes.ts';
import { ShellApp } from './app/shell-app.tsx';
import { createShellRouter } from './routing/create-shell-router.tsx';
import { preloadLinks } from './routing/preload-links.ts';
import { titlePages } from './routing/title-pages.ts';
import { createShellStore } from './store/create-store.ts';

/** How long the first paint waits for the page's remote, in milliseconds, so that it need not paint twice. */
const firstPaintPatienceMs = 600;

async function start(): Promise<void> {
  const composition = inlinedComposition(document);
  const composer = createComposer({
    composition,
    federation: createFederation(),
    onEvent: (event) => event.type === 'failed' && console.warn('Remote failed to load', event),
  });
  const tokens = createTokenStore({ local: localStorage, session: sessionStorage });
  const shellStore = createShellStore(tokens.read()?.access ?? null);
  const { store } = shellStore;
  const router = createShellRouter(composition, composer);

  const firstAnswers = createFirstAnswers(inlinedAnswers(document));
  configureApiClient({
    baseUrl: '/api',
    tokens,
    firstAnswers,
    locks: navigator.locks,
    onSessionLost: () => {
      store.dispatch(sessionEnded());
      const { pathname, search } = router.state.location;
      if (pathname !== paths.login()) void router.navigate(paths.login(pathname + search));
    },
  });
  void store.dispatch(checkAuth());
  followOtherTabs(store, tokens, window);
  preloadLinks(composition, () => audienceOf(store.getState().auth.user), document);
  titlePages(router, document);
  const stop = router.subscribe(({ historyAction }) => {
    if (historyAction === 'POP') return;
    firstAnswers.forget();
    stop();
  });

  await firstPage(composition, composer);
  const root = document.getElementById('root');
  if (root)
    createRoot(root).render(<ShellApp store={shellStore} router={router} composer={composer} />);
}

/** Waits for the module behind the address the page was opened at, but not long. */
async function firstPage(composition: Composition, composer: Composer): Promise<void> {
  const matched = matchPath(pathsOf(composition.remotes), location.pathname);
  const choice = matched && chooseRoute(matched.path, 'guest');
  if (!choice) return;
  const patience = new Promise((resolve) => setTimeout(resolve, firstPaintPatienceMs));
  // A failure is told where the page renders; here it only ends the wait.
  const loaded = composer.load(choice.remote.name, choice.route.expose).catch(() => undefined);
  await Promise.race([loaded, patience]);
}

void start();
