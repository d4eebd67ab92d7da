import {
  type ApiAnswer,
  firstDataOf,
  pathWith,
  type RemoteManifest,
  type RemoteRelease,
  type RouteDeclaration,
} from '@aangan/manifest';
import type { AskApi } from './ask-api.ts';
import type { UndatedComposition } from './slow-gate.ts';

/** A page that everybody may see or, if an account is given, that the account may see. */
export interface PublicPage {
  remote: RemoteRelease;
  route: RouteDeclaration;
}

/** A public page at an address, with what its first paint needs. */
export interface AddressedPage extends PublicPage {
  /** With values for the parameters of its path. */
  address: string;
  answers: Record<string, ApiAnswer>;
}

interface PagesAsked {
  isAsked: (page: PublicPage) => boolean;
  max: number;
  /** Who opens the pages: includes pages that need a session, and those that require flags which the account has. */
  account?: { flags: readonly string[] };
  /** The index of the page to begin with, so that not every call takes the same ones. */
  first?: number;
}

/**
 * The public pages of some remotes, with the API's current answers as far as it gives any.
 * @param names of these remotes
 */
export async function publicPages(
  { remotes }: Pick<UndatedComposition, 'remotes'>,
  names: readonly string[],
  askApi: AskApi | undefined,
  { isAsked, max, account, first = 0 }: PagesAsked,
): Promise<AddressedPage[]> {
  const pages = inTurn(
    remotes
      .filter(({ name }) => names.includes(name))
      .map((remote) => openPagesOf(remote, account).filter(isAsked)),
  );
  const from = first % Math.max(pages.length, 1);
  const taken = [...pages.slice(from), ...pages.slice(0, from)].slice(0, max);
  const answers = createAnswers(askApi);
  const made: AddressedPage[] = [];
  // Pages without parameters come first: what they list leads to items for the others.
  for (const page of taken.toSorted((a, b) => parametersOf(a) - parametersOf(b))) {
    const params = await answers.paramsOf(page.route);
    const addresses = firstDataOf(page.route, params, new URLSearchParams());
    made.push({
      ...page,
      address: pathWith(page.route.path, params),
      answers: await answers.of(addresses),
    });
  }
  return made;
}

/** The pages of a remote that everybody may see or, if an account is given, that the account may see. */
export function openPagesOf(remote: RemoteRelease, account?: PagesAsked['account']): PublicPage[] {
  return remote.manifest.routes
    .map((route) => ({ remote, route }))
    .filter((page) => isOpen(page, account));
}

/** The first of each list, then the second of each, and so on: where few are taken, each list has its share. */
function inTurn<Item>(lists: readonly (readonly Item[])[]): Item[] {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_none, at) =>
    lists.flatMap((list) => list.slice(at, at + 1)),
  ).flat();
}

/** Whether a remote puts something into a slot of these. */
export function isIn(
  { manifest: { extensions = [] } }: RemoteRelease,
  owners: readonly Pick<RemoteManifest, 'slots'>[],
): boolean {
  return extensions.some(({ slot }) => owners.some(({ slots = {} }) => Object.hasOwn(slots, slot)));
}

/** The other remotes that show parts or extensions of the named ones. */
export function consumersOf(
  { remotes }: Pick<UndatedComposition, 'remotes'>,
  names: readonly string[],
): string[] {
  const named = remotes.filter(({ name }) => names.includes(name));
  return remotes
    .filter(
      ({ manifest }) =>
        names.some((name) => name in (manifest.consumes ?? {})) ||
        named.some((one) => isIn(one, [manifest])),
    )
    .map(({ name }) => name)
    .filter((name) => !names.includes(name));
}

function isOpen(
  { route: { access, requires = [], path } }: PublicPage,
  account: PagesAsked['account'],
): boolean {
  const hasFlags = requires.every((flag) => account?.flags.includes(flag));
  return Boolean(account || !access) && hasFlags && !path.endsWith('/*');
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

  /** The id of the first item in a list at the same address. */
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
