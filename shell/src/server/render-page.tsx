import type { Audience } from '@aangan/domain';
import type { ApiSlice } from '@aangan/host/create';
import { createServerApiClient, parseAnswer, renderWithAnswers } from '@aangan/host/server';
import type { PageToRender, RenderedPage } from '@aangan/manifest';
import { languagesOf, pathInLanguage, prefixOf } from '@aangan/manifest/languages';
import { chooseRoute, matchPath, pathsOf } from '@aangan/manifest/routes';
import type { SaySentence } from '@aangan/messages';
import { type Composer, loadHead, type RenderedState } from '@aangan/runtime';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { initialAuth } from '../account/auth-slice.ts';
import { siteRoutes } from '../app/create-shell-router.tsx';
import { ShellApp } from '../app/shell-app.tsx';
import { frameRoutes } from '../frames/frame-routes.tsx';
import { withFrames } from '../frames/framed-composer.ts';
import { createShellHost } from '../host/create-shell-host.tsx';
import { loadSentences } from '../language/load-sentences.ts';
import { placeIn } from '../language/place-in.ts';
import { loadShellMessages } from '../language/shell-messages.ts';
import { type PartsOfPage, renderWithoutFailedParts } from './failed-parts.ts';
import { createServerComposer } from './server-composer.ts';

interface RenderOptions {
  page: PageToRender;
  /** An exposed module of a remote's server module. */
  load(remote: string, expose: string): Promise<unknown>;
}

/**
 * Renders a page as the browser shows it first: with the API's answers, for an audience, signed out or still being
 * checked. Parts of other remotes that throw are left to the browser, and named.
 * @throws whatever a component of the page itself throws
 */
export async function renderPage(options: RenderOptions): Promise<RenderedPage> {
  return renderWithoutFailedParts((parts) => renderOnce(options, parts));
}

async function renderOnce(
  { page, load }: RenderOptions,
  parts: PartsOfPage,
): Promise<RenderedPage> {
  const { address, audience, composition, answers, language, locale, now, flags = [] } = page;
  const url = new URL(address, 'http://page.invalid');
  const i18n = await loadShellMessages({ language, locale });
  const composer = withFrames(createServerComposer({ page, load, parts }), composition.remotes, {
    languages: languagesOf(composition.shell.languages),
    onFailed: () => undefined,
    messages: i18n.messages,
  });
  if (page.route) await composer.load(page.route.remote, page.route.expose);
  const prefix = prefixOf(language, composition.shell.languages);
  const { client, unused } = createServerApiClient(answers);
  const ofSite = siteRoutes(composition, composer);
  const routes = composition.frame ? frameRoutes(ofSite) : ofSite;
  const { query, dataRoutes } = createStaticHandler(routes, {
    ...(prefix && { basename: prefix }),
  });
  const shown = new URL(pathInLanguage(address, prefix), url);
  const context = await query(new Request(shown));
  if (context instanceof Response) throw new Error(`The router answered ${context.status}.`);
  const router = createStaticRouter(dataRoutes, context);
  const host = createShellHost({
    client,
    composer,
    slots: composition.slots,
    values: { values: composition.values, serverValues: composition.serverValues ?? {}, flags },
    locationKey: () => '',
    start: { auth: initialAuth(audience === 'guest' ? null : '', audience as Audience) },
    clock: { now: () => now, timeZone: 'Asia/Kolkata' },
    locale,
  });
  const slices = new Map<string, ApiSlice>();
  const recording = {
    ...host,
    injectApi: (api: ApiSlice) => {
      slices.set(api.reducerPath, api);
      host.injectApi(api);
    },
  };
  const say = await loadSentences(language);
  const app = (
    <ShellApp host={recording} i18n={i18n} say={say}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </ShellApp>
  );
  const { isWaiting, ...markup } = await renderWithAnswers(app, unused, composer.leftToBrowser);
  const state: RenderedState = {
    audience,
    now,
    parts: composer.parts(),
    slices: statesOf(slices, host.store.getState(), now),
    ...(isWaiting && { isWaiting }),
  };
  return {
    ...markup,
    state: JSON.stringify(state),
    unused: unused(),
    head: await headOf({ page, url, composer, say }),
  };
}

interface QueryState {
  status: string;
  [part: string]: unknown;
}

interface SliceState {
  queries: Record<string, QueryState | undefined>;
  provided: unknown;
}

/**
 * The answered queries of each slice: what is still pending is asked for by the browser. Ids and times of the
 * requests are replaced, so that the same answers always make the same page.
 */
function statesOf(slices: ReadonlyMap<string, ApiSlice>, state: object, now: number) {
  const request = { requestId: 'rendered', startedTimeStamp: now };
  const stateOf = ({ queries, provided }: SliceState) => ({
    queries: Object.fromEntries(
      Object.entries(queries).flatMap(([key, query]) => {
        if (query?.status === 'fulfilled') {
          return [[key, { ...query, ...request, fulfilledTimeStamp: now }]];
        }
        return query?.status === 'rejected' ? [[key, { ...query, ...request }]] : [];
      }),
    ),
    provided,
  });
  const states = Object.entries(state as Record<string, SliceState>)
    .filter(([path]) => slices.has(path))
    .map(([path, slice]) => [path, stateOf(slice)] as const);
  return Object.fromEntries(states.filter(([, { queries }]) => Object.keys(queries).length > 0));
}

interface HeadOptions {
  page: PageToRender;
  url: URL;
  composer: Composer;
  say: SaySentence;
}

/** What the route's head function makes of the answers; null where the API refused one. */
async function headOf({ page, url, composer, say }: HeadOptions): Promise<unknown> {
  const matched = matchPath(pathsOf(page.composition.remotes), url.pathname);
  const choice = matched && chooseRoute(matched.path, page.audience);
  if (!choice) return null;
  return loadHead({
    composer,
    choice,
    params: matched.params,
    search: url.searchParams,
    place: placeIn(page.locale, say),
    firstData: Object.fromEntries(
      Object.entries(page.answers).flatMap(([address, { status, body }]) => {
        const answer = status === 200 ? parseAnswer(body) : undefined;
        return answer === undefined ? [] : [[address, answer]];
      }),
    ),
  });
}
