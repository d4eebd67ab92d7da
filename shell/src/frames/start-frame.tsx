import {
  createApiClient,
  createFirstData,
  createTokenStore,
  storageOrMemory,
} from '@aangan/api-client';
import type { SiteComposition } from '@aangan/manifest';
import { framesPath } from '@aangan/manifest/framed';
import { languageOf, messagesExpose } from '@aangan/manifest/languages';
import {
  connectToPage,
  type createComposer,
  type Federation,
  type RenderedState,
} from '@aangan/runtime';
import type { Elements } from '@aangan/ui';
import { createBrowserRouter } from 'react-router-dom';
import type { initialAuth } from '../account/auth-slice.ts';
import type { siteRoutes } from '../app/create-shell-router.tsx';
import type { showApp } from '../app/show-app.tsx';
import type { createShellHost } from '../host/create-shell-host.tsx';
import type { createPageClock } from '../host/page-clock.ts';
import type { loadSentences } from '../language/load-sentences.ts';
import type { PageLanguage, pageLanguage } from '../language/page-language.ts';
import type { loadShellMessages } from '../language/shell-messages.ts';
import { followLinks, leadElsewhere } from './follow-links.ts';
import { frameRoutes } from './frame-routes.tsx';
import { tellSize } from './tell-size.ts';
import { watchDialogs } from './watch-dialogs.ts';
import { windowAt } from './window-at.ts';

/** What of the shell a frame is made of. */
interface FrameOptions {
  composition: SiteComposition;
  federation: Federation;
  /** What the server has rendered the document with. */
  rendering: RenderedState | null;
  firstData: Record<string, unknown>;
  loadTexts: (
    language: PageLanguage,
  ) => Promise<
    [Awaited<ReturnType<typeof loadShellMessages>>, Awaited<ReturnType<typeof loadSentences>>]
  >;
  Toaster: () => Elements;
  createComposer: typeof createComposer;
  createPageClock: typeof createPageClock;
  createShellHost: typeof createShellHost;
  initialAuth: typeof initialAuth;
  pageLanguage: typeof pageLanguage;
  showApp: typeof showApp;
  siteRoutes: typeof siteRoutes;
}

/** Starts the document of a frame: its remote, as a guest, with what its page does for it. */
export async function startFrame(frame: { remote: string }, shell: FrameOptions): Promise<void> {
  const { composition, federation, rendering, firstData } = shell;
  const { pathname, search } = window.location;
  const address = pathname.slice((framesPath + frame.remote).length);
  const language = shell.pageLanguage(composition, address);
  const page = connectToPage(window, {
    at: (next, state) => void move(next, state),
    close: () => closeDialogs(),
  });
  const composer = shell.createComposer({
    composition,
    federation,
    ...(!language.isDefault && { messages: messagesExpose(language.language) }),
    onEvent: (event) => {
      if (event.type === 'loaded') return;
      console.warn(`remote-${event.type}`, event);
      page.send({ kind: 'failed' });
    },
  });
  const none = storageOrMemory(() => localStorage);
  const client = createApiClient({
    baseUrl: '/api',
    tokens: createTokenStore({ local: none, session: none }),
    firstData: createFirstData(firstData),
    locale: language.locale,
    onSessionLost: () => undefined,
    readBy: page.read,
  });
  const routes = frameRoutes(shell.siteRoutes(composition, composer), <shell.Toaster />);
  const router = createBrowserRouter(routes, {
    window: windowAt(address + search),
    ...(language.prefix && { basename: language.prefix }),
    ...(rendering && { hydrationData: {} }),
  });
  const moveHere = leadElsewhere(router, page, language.prefix);
  const move = (next: string, state: string) => {
    const path = next.replace(/[?#].*/, '');
    const { path: own } = languageOf(path, composition.shell.languages);
    return moveHere(own + next.slice(path.length), state);
  };
  const host = shell.createShellHost({
    client,
    composer,
    values: { values: composition.values, flags: [] },
    locationKey: () => router.state.location.key,
    start: { auth: shell.initialAuth(null), ...(rendering && { slices: rendering.slices }) },
    ...(rendering && { clock: shell.createPageClock(rendering.now) }),
    locale: language.locale,
    reportOutcome: (_remote, outcome) => page.send({ kind: 'tell', outcome }),
  });
  followLinks(document, page);
  const closeDialogs = watchDialogs(document, (isOpen) => page.send({ kind: 'dialog', isOpen }));
  const [[i18n, say]] = await Promise.all([
    shell.loadTexts(language),
    ...(rendering?.parts ?? []).map(({ remote, expose }) =>
      composer.load(remote, expose).catch(() => undefined),
    ),
  ]);
  const root = document.getElementById('root');
  if (!root) return;
  tellSize(document, (size) => page.send({ kind: 'size', ...size }));
  const nothing = () => undefined;
  const isRendered = rendering !== null;
  // A frame has nobody to check: it is a guest's.
  shell.showApp({ root, host, i18n, say, router, isRendered, onUse: nothing, onRendered: nothing });
}
