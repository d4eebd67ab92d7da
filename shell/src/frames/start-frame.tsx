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
  createComposer,
  type Federation,
  inlinedFirstData,
  inlinedRendering,
  leftToBrowser,
  pageStarted,
} from '@aangan/runtime';
import type { Elements } from '@aangan/ui';
import { useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { initialAuth } from '../account/auth-slice.ts';
import { ShellApp } from '../app/shell-app.tsx';
import { createShellHost } from '../host/create-shell-host.tsx';
import { keepEarlyInput } from '../host/early-input.ts';
import { createPageClock } from '../host/page-clock.ts';
import { loadSentences } from '../language/load-sentences.ts';
import { pageLanguage } from '../language/page-language.ts';
import { loadShellMessages } from '../language/shell-messages.ts';
import { followLinks, leadElsewhere } from './follow-links.ts';
import { frameRoutes } from './frame-routes.tsx';
import { watchDialogs } from './watch-dialogs.ts';

/** Starts the document of a frame: its remote, as a guest, with what its page does for it. */
export async function startFrame(
  composition: SiteComposition & { frame: { remote: string } },
  federation: Federation,
): Promise<void> {
  const { pathname, search } = window.location;
  const address = pathname.slice((framesPath + composition.frame.remote).length);
  const language = pageLanguage(composition, address);
  const page = connectToPage(window, {
    at: (next) => void move(next),
    close: () => closeDialogs(),
  });
  const composer = createComposer({
    composition,
    federation,
    ...(!language.isDefault && { messages: messagesExpose(language.language) }),
    onEvent: (event) => {
      if (event.type === 'loaded') return;
      console.warn(`remote-${event.type}`, event);
      page.send({ kind: 'failed', message: String(event.error).slice(0, 300) });
    },
  });
  const rendering = inlinedRendering(document);
  const none = storageOrMemory(() => localStorage);
  const client = createApiClient({
    baseUrl: '/api',
    tokens: createTokenStore({ local: none, session: none }),
    firstData: createFirstData(inlinedFirstData(document)),
    locale: language.locale,
    onSessionLost: () => undefined,
    readBy: page.read,
  });
  const router = createMemoryRouter(frameRoutes(composition, composer), {
    initialEntries: [address + search],
    ...(language.prefix && { basename: language.prefix }),
    ...(rendering && { hydrationData: {} }),
  });
  const moveHere = leadElsewhere(router, page, language.prefix);
  const move = (next: string) => {
    const path = next.replace(/[?#].*/, '');
    const { path: own } = languageOf(path, composition.shell.languages);
    return moveHere(own + next.slice(path.length));
  };
  const host = createShellHost({
    client,
    composer,
    values: { values: composition.values, flags: [] },
    locationKey: () => router.state.location.key,
    start: { auth: initialAuth(null), ...(rendering && { slices: rendering.slices }) },
    ...(rendering && { clock: createPageClock(rendering.now) }),
    locale: language.locale,
    reportOutcome: (_remote, outcome) => page.send({ kind: 'tell', outcome }),
  });
  followLinks(document, page);
  const closeDialogs = watchDialogs(document, (isOpen) => page.send({ kind: 'dialog', isOpen }));
  const [i18n, say] = await Promise.all([
    loadShellMessages(language),
    loadSentences(language.language),
    ...(rendering?.parts ?? []).map(({ remote, expose }) =>
      composer.load(remote, expose).catch(() => undefined),
    ),
  ]);
  const root = document.getElementById('root');
  if (!root) return;
  tellHeight(root, (height) => page.send({ kind: 'size', height }));
  const app = (
    <Started onStarted={keepEarlyInput(root)}>
      <ShellApp host={host} i18n={i18n} say={say}>
        <RouterProvider router={router} />
      </ShellApp>
    </Started>
  );
  if (rendering) {
    hydrateRoot(root, app, {
      onRecoverableError: (error) => {
        if ((error as { digest?: string }).digest === leftToBrowser) return;
        console.warn('hydration-failed', error);
      },
    });
  } else createRoot(root).render(app);
}

/** React has the document: what was pressed meanwhile is done again. */
function Started({ onStarted, children }: { onStarted: () => void; children: Elements }) {
  useEffect(() => {
    pageStarted(document);
    onStarted();
  }, [onStarted]);
  return children;
}

/** The height of the content, which nothing stretches to the height of the frame. */
function tellHeight(root: HTMLElement, tell: (height: number) => void): void {
  const { documentElement } = root.ownerDocument;
  new ResizeObserver(() => tell(documentElement.getBoundingClientRect().height)).observe(root);
}
