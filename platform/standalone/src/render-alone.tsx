import { audienceOf } from '@aangan/host/create';
import {
  type ApiAnswer,
  createServerApiClient,
  type Markup,
  renderWithAnswers,
} from '@aangan/host/server';
import type { RemoteManifest, RouteDeclaration } from '@aangan/manifest';
import { firstDataOf } from '@aangan/manifest/first-data';
import { chooseRoute, matchPath, pathsOf } from '@aangan/manifest/routes';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { createStandaloneHost } from './create-standalone-host.tsx';
import type { DemoAccounts } from './demo-accounts.ts';
import { exposedComponents } from './exposed-components.ts';
import type { Exposes } from './exposes.ts';
import { StandaloneApp } from './standalone-app.tsx';
import { standaloneRoutes } from './standalone-routes.tsx';

/** A page of a remote that is rendered without a browser. */
export interface PageAlone {
  /** Path and query. */
  address: string;
  /** The page's time, in milliseconds since the Unix epoch. */
  now: number;
  /** Asks the API as a guest; undefined where it did not answer. */
  ask: (address: string) => Promise<ApiAnswer | undefined>;
}

const nobody: DemoAccounts = { accounts: [], password: '' };

/**
 * Renders a public page of a remote as a server does, for a guest and with the route's first data. Null where the
 * remote has no public page.
 * @throws the first error of a component
 */
export async function renderAlone(
  manifest: RemoteManifest,
  exposes: Exposes,
  { address, now, ask }: PageAlone,
): Promise<Markup | null> {
  const url = new URL(address, 'http://page.invalid');
  const page = publicPage(manifest, url);
  if (!page) return null;
  const { client, unused } = createServerApiClient(
    await askAll(firstDataOf(page.route, page.params, url.searchParams), ask),
  );
  const components = exposedComponents(exposes);
  const { query, dataRoutes } = createStaticHandler(standaloneRoutes(manifest, components, nobody));
  const context = await query(new Request(url));
  if (context instanceof Response) throw new Error(`The router answered ${context.status}.`);
  const clock = { now: () => now, timeZone: 'Asia/Kolkata' };
  const app = (
    <StandaloneApp
      host={createStandaloneHost({ client, remote: manifest.name, components, clock })}
    >
      <StaticRouterProvider
        router={createStaticRouter(dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </StandaloneApp>
  );
  return renderWithAnswers(app, unused);
}

/** The route that shows a page to a guest, with the path's parameters; undefined for a page that needs an account. */
function publicPage(
  manifest: RemoteManifest,
  { pathname }: URL,
): { route: RouteDeclaration; params: Record<string, string> } | undefined {
  const matched = matchPath(pathsOf([manifest]), pathname);
  const route = matched && chooseRoute(matched.path, audienceOf(null))?.route;
  return route && !route.access ? { route, params: matched.params } : undefined;
}

async function askAll(addresses: readonly string[], ask: PageAlone['ask']) {
  const answers: Record<string, ApiAnswer> = {};
  await Promise.all(
    addresses.map(async (address) => {
      const answer = await ask(address);
      if (answer) answers[address] = answer;
    }),
  );
  return answers;
}
