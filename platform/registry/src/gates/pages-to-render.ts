import {
  type ApiAnswer,
  composeRemote,
  composeShell,
  firstDataOf,
  forBrowser,
  pathWith,
  type RemoteRelease,
  type RouteDeclaration,
} from '@aangan/manifest';
import type { PageToCheck, RenderOrder } from './checker.ts';
import type { AskApi, UndatedComposition } from './slow-gate.ts';

/** Pages of one check: more are not rendered. */
const mostPages = 60;

interface PublicPage {
  remote: RemoteRelease;
  route: RouteDeclaration;
}

/**
 * The public pages of some remotes that a server renders, each for the first audience that sees it, with the API's
 * answers of this moment. Where the API does not answer, pages are rendered without.
 * @param names of these remotes
 */
export async function pagesToRender(
  { shell, remotes }: UndatedComposition,
  names: readonly string[],
  askApi: AskApi | undefined,
): Promise<Pick<RenderOrder, 'composition' | 'pages'>> {
  const pages = remotes
    .filter(({ name }) => names.includes(name))
    .flatMap((remote) => remote.manifest.routes.map((route) => ({ remote, route })))
    .filter(isRendered)
    .slice(0, mostPages);
  const answers = createAnswers(askApi);
  const made: PageToCheck[] = [];
  // Pages without parameters come first: what they list leads to items for the others.
  for (const page of pages.toSorted((a, b) => parametersOf(a) - parametersOf(b))) {
    const {
      path,
      for: [audience = shell.manifest.defaultAudience] = [],
      expose,
      head,
    } = page.route;
    const params = await answers.paramsOf(page.route);
    const addresses = firstDataOf(page.route, params, new URLSearchParams());
    made.push({
      ...{ address: pathWith(path, params), audience, locale: 'en-IN', now: Date.now() },
      route: { remote: page.remote.name, expose, ...(head && { head }) },
      answers: await answers.of(addresses),
    });
  }
  const composed = {
    ...{ id: 'check', channel: 'check', shell: composeShell(shell) },
    remotes: remotes.map((remote) => composeRemote(remote)),
  };
  return { composition: forBrowser(composed), pages: made };
}

function isRendered({ remote, route }: PublicPage): boolean {
  const { access, requires, expose, path } = route;
  return (
    !access && !requires && !path.endsWith('/*') && Boolean(remote.server?.exposes.includes(expose))
  );
}

function parametersOf({ route }: PublicPage): number {
  return route.path.split('/:').length;
}

/** Asks each address once, and finds items in what was answered. */
function createAnswers(askApi: AskApi | undefined) {
  const known = new Map<string, ApiAnswer | undefined>();
  const ask = async (address: string) => {
    if (!known.has(address)) known.set(address, await askApi?.(address).catch(() => undefined));
    return known.get(address);
  };

  /** The id of an item that a list at the same place names. */
  const listedId = (data: string): string | undefined => {
    const list = data.slice(0, data.indexOf(':'));
    for (const [address, answer] of known) {
      if (address.split('?')[0] !== list || answer?.status !== 200) continue;
      const id = firstIdOf(answer.body);
      if (id !== undefined) return id;
    }
    return undefined;
  };

  return {
    of: async (addresses: readonly string[]): Promise<Record<string, ApiAnswer>> => {
      const found: Record<string, ApiAnswer> = {};
      for (const address of addresses) {
        const answer = await ask(address);
        if (answer) found[address] = answer;
      }
      return found;
    },

    /** Values for the parameters of a page: of an item that exists where a list names one, else 1. */
    paramsOf: async ({ path, data = [] }: RouteDeclaration): Promise<Record<string, string>> => {
      const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
      const entries = names.map((name) => {
        const item = data.find((address) => address.split('?')[0]?.includes(`:${name}`));
        return [name, (item && listedId(item)) ?? '1'] as const;
      });
      return Object.fromEntries(entries);
    },
  };
}

function firstIdOf(body: string): string | undefined {
  try {
    const answer = JSON.parse(body) as { results?: unknown } | unknown[];
    const list = Array.isArray(answer) ? answer : answer?.results;
    const id = Array.isArray(list) ? (list[0] as { id?: unknown } | undefined)?.id : undefined;
    return typeof id === 'number' || typeof id === 'string' ? String(id) : undefined;
  } catch {
    return undefined;
  }
}
