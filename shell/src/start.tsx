import {
  createApiClient,
  createFirstData,
  createTokenStore,
  storageOrMemory,
} from '@aangan/api-client';
import { type Audience, audienceOf, paths } from '@aangan/domain';
import { whenIdle } from '@aangan/host';
import type { SiteComposition } from '@aangan/manifest';
import { badgeElementId } from '@aangan/manifest/badge';
import { languageOf, messagesExpose } from '@aangan/manifest/languages';
import { chooseRoute, matchPath, pathsOf } from '@aangan/manifest/routes';
import {
  createComposer,
  createDescribedRemotes,
  createPageFederation,
  createPreload,
  inlinedComposition,
  inlinedFirstData,
  inlinedFlags,
  inlinedRendering,
  inlinedTrace,
  newestSecurityFix,
  type PageComposer,
  type RenderedState,
  resumeTab,
} from '@aangan/runtime';
import { Toaster } from '@aangan/ui';
import { keepAudience, readAudience } from './account/audience-cookie.ts';
import { initialAuth, sessionEnded } from './account/auth-slice.ts';
import { checkAuth } from './account/auth-thunks.ts';
import { followOtherTabs } from './account/follow-other-tabs.ts';
import { isRemembered } from './account/remembered-session.ts';
import { audienceNow } from './account/shell-session.ts';
import { warnOfReload } from './account/warn-of-reload.ts';
import { createShellRouter, siteRoutes } from './app/create-shell-router.tsx';
import { shared, sharedLater } from './app/shared-with-remotes.ts';
import { showApp } from './app/show-app.tsx';
import { failStart } from './fail-start.ts';
import { createShellHost, type ShellHost } from './host/create-shell-host.tsx';
import { forgetServiceWorkers } from './host/forget-service-workers.ts';
import { createPageClock } from './host/page-clock.ts';
import { prepareRequests } from './host/prepare-requests.ts';
import { warnBeforeLeaving } from './host/warn-before-leaving.ts';
import { enterFromOtherLanguage } from './language/keep-over-languages.ts';
import { loadSentences } from './language/load-sentences.ts';
import { type PageLanguage, pageLanguage } from './language/page-language.ts';
import { loadShellMessages } from './language/shell-messages.ts';
import { createPageReports } from './reports/create-page-reports.ts';
import { headFirstPage } from './routing/head-first-page.ts';
import { preloadLinks } from './routing/preload-links.ts';
import { titlePages } from './routing/title-pages.ts';
import { hasNothingToLose } from './security-fix/nothing-to-lose.ts';
import { reloadForSecurityFix } from './security-fix/reload-for-fix.ts';
import { countChanges } from './security-fix/running-requests.ts';
import { watchTypedFields } from './security-fix/typed-fields.ts';
import type { StoreStart } from './store/create-store.ts';

/** Of the packages in `shared`: the build writes it. */
declare const SHARED_VERSIONS: Readonly<Record<string, string>>;

/** How long the first paint waits for the page's remote, in milliseconds, so that it does not paint twice. */
const firstPaintPatienceMs = 600;

async function start(): Promise<void> {
  const carried = inlinedComposition(document);
  const { frame } = carried;
  if (!frame && resumeTab(window)) return;
  const federation = createPageFederation(carried, {
    modules: shared,
    later: sharedLater,
    versions: SHARED_VERSIONS,
  });
  const rendering = inlinedRendering(document);
  const firstData = inlinedFirstData(document);
  if (frame) {
    const { startFrame } = await loadFrames();
    return startFrame(frame, {
      composition: carried,
      federation,
      rendering,
      firstData,
      ...forFrames,
    });
  }
  const described = createDescribedRemotes(carried, { onDescription: federation.know });
  const composition = await described.site();
  const language = pageLanguage(composition, location.pathname);
  const loadingTexts = loadTexts(language);
  // No page of the live channel has the badge, so that none loads its script.
  const loadingBadge = document.getElementById(badgeElementId) ? loadBadge() : undefined;
  const { telemetry, reportOutcome, rendered, onEvent } = createPageReports(composition, window);
  const loading = createComposer({
    composition,
    describe: described.describe,
    federation,
    ...(!language.isDefault && { messages: messagesExpose(language.language) }),
    onEvent,
  });
  // No page loads the code for frames where it has none.
  const frames = composition.remotes.some(({ lowTrust }) => lowTrust) && (await loadFrames());
  const composer = frames
    ? await frames.withFramesOnce(loading, composition.remotes, {
        languages: language.languages,
        onFailed: (failure) => onEvent({ type: 'threw', ...failure }),
        texts: loadingTexts,
      })
    : loading;
  const router = createShellRouter(composition, composer, rendering !== null, language.prefix);
  const tokens = createTokenStore({
    local: storageOrMemory(() => localStorage),
    session: storageOrMemory(() => sessionStorage),
  });
  const isTyped = watchTypedFields(document);
  const { client, isRunning: isRequesting } = countChanges(
    createApiClient({
      baseUrl: '/api',
      tokens,
      firstData: createFirstData(firstData),
      trace: inlinedTrace(document),
      locale: language.locale,
      locks: navigator.locks,
      page: document,
      onSessionLost: () => endSession(host, router, composition),
    }),
  );
  prepareRequests(client, document, {
    isNeeded: !rendering || tokens.read() !== null || isRemembered(document),
  });
  const preload = createPreload(described, document);
  const host: ShellHost = createShellHost({
    client,
    composer,
    slots: composition.slots,
    values: { values: composition.values, flags: inlinedFlags(document) },
    locationKey: () => router.state.location.key,
    start: startOf(rendering, tokens.read()?.access ?? (isRemembered(document) ? '' : null)),
    ...(rendering && { clock: createPageClock(rendering.now) }),
    locale: language.locale,
    telemetry,
    reportOutcome,
    preloadPart: preload,
  });
  connectPage(host, router, { composition, preload, describe: described.describe });
  whenIdle(() => void forgetServiceWorkers(navigator.serviceWorker));
  reloadForSecurityFix({
    known: composition.securityFix ?? 0,
    newest: newestSecurityFix,
    router,
    page: document,
    isSafe: () => hasNothingToLose({ page: window, isTyped, isRequesting }),
    reload: () => location.reload(),
  });

  const audience = audienceNow(host.store.getState().auth);
  const parts = rendering?.parts ?? pageOf(composition, language.path, audience);
  await partsLoaded(composer, parts);
  const root = document.getElementById('root');
  if (!root) return;
  const [[i18n, say], badge] = await Promise.all([loadingTexts, loadingBadge]);
  if (!rendering) {
    void headFirstPage({ composition: carried, composer, firstData, page: document, say });
  }
  showApp({
    root,
    host,
    i18n,
    say,
    ids: badge?.createMessageIds(window),
    router,
    isRendered: rendering !== null,
    onUse: () => {
      enterFromOtherLanguage(window);
      void host.store.dispatch(checkAuth());
    },
    onRendered: rendered,
  });
  badge?.startBadge({ composition, composer });
}

const loadTexts = (language: PageLanguage) =>
  Promise.all([loadShellMessages(language), loadSentences(language.language)]);

/**
 * What frames start with. Given to their chunk and not imported by it: what another chunk imports is no longer joined
 * with the rest, which is two kilobytes more for every page.
 */
const forFrames = {
  Toaster,
  createComposer,
  createPageClock,
  createShellHost,
  initialAuth,
  loadTexts,
  pageLanguage,
  showApp,
  siteRoutes,
};

/** @returns nothing where its script is not there: the page does without */
const loadBadge = () => import(/* webpackChunkName: "badge" */ './badge.ts').catch(() => undefined);

const loadFrames = () => import(/* webpackChunkName: "frames" */ './frames/index.ts');

/**
 * Who is signed in, as the page shows it first. A page that was rendered starts as it was rendered: for a guest
 * without a session, even if one is stored, until its markup is in use.
 */
function startOf(rendering: RenderedState | null, token: string | null): StoreStart {
  if (!rendering) return { auth: initialAuth(token, readAudience(document)) };
  const audience = rendering.audience as Audience;
  const auth = audience === 'guest' ? initialAuth(null) : initialAuth(token ?? '', audience);
  return { auth, slices: rendering.slices };
}

type Router = ReturnType<typeof createShellRouter>;

function endSession({ store }: ShellHost, router: Router, { shell }: SiteComposition): void {
  store.dispatch(sessionEnded());
  const { pathname, search } = router.state.location;
  const { path } = languageOf(pathname, shell.languages);
  if (path !== paths.login()) {
    void router.navigate(paths.login(path + search));
  }
}

/** Connects the host to the document and the router: session, other tabs, preloads, titles, running tasks. */
function connectPage(
  host: ShellHost,
  router: Router,
  { composition, ...links }: Parameters<typeof preloadLinks>[0],
): void {
  const { store, client, tasks } = host;
  keepAudience(store, document);
  followOtherTabs(store, client.tokens, window);
  warnOfReload(store, window);
  preloadLinks({ composition, ...links }, () => audienceOf(store.getState().auth.user), document);
  titlePages(router, document, composition.shell.description ?? '');
  warnBeforeLeaving(tasks, window);
  const stop = router.subscribe(({ historyAction }) => {
    if (historyAction === 'POP') return;
    client.firstData.clear();
    stop();
  });
}

/** The component behind the address that the page was opened at. */
function pageOf(
  composition: SiteComposition,
  path: string,
  audience: Audience,
): RenderedState['parts'] {
  const matched = matchPath(pathsOf(composition.remotes), path);
  const choice = matched && chooseRoute(matched.path, audience);
  return choice ? [{ remote: choice.remote.name, expose: choice.route.expose }] : [];
}

/** Waits for what the page is made of, but not long. */
async function partsLoaded(composer: PageComposer, parts: RenderedState['parts']): Promise<void> {
  const patience = new Promise((resolve) => setTimeout(resolve, firstPaintPatienceMs));
  const loads = parts.map(({ remote, expose }) => composer.load(remote, expose));
  // The page shows a failure when it renders; here it only ends the wait.
  await Promise.race([Promise.allSettled(loads), patience]);
}

setTimeout(() => start().catch(failStart));
