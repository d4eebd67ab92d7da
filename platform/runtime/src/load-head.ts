import type { ComposedRoute, SiteRemote } from '@aangan/manifest';
import { firstDataOf } from '@aangan/manifest/first-data';
import type { Composer } from './composer.ts';
import { exposedFunction } from './exposed-function.ts';

/** What a route's head function answers; remotes declare it with a type of the host's package. */
export interface LoadedHead {
  title: string;
  description: string;
}

interface HeadOptions {
  composer: Pick<Composer, 'load' | 'messagesOf'>;
  /** The route and its remote. */
  choice: ComposedRoute<SiteRemote>;
  /** The parameters of the route's path. */
  params: Record<string, string>;
  search: URLSearchParams;
  /** The first data that came with the page: answers by address. */
  firstData: Record<string, unknown>;
  /** What else the function is told of the page, with the messages of its release. */
  place?: (messages: unknown) => object;
}

/**
 * The head of a page, computed by its route's exposed function from the first data that came with the page and the
 * address's parameters and search. Null if the route names no head, first data is missing, or the function cannot be
 * loaded or throws: the page then has its declared title.
 */
export async function loadHead(options: HeadOptions): Promise<LoadedHead | null> {
  const { composer, choice, params, search, firstData, place = () => ({}) } = options;
  const { remote, route } = choice;
  const addresses = firstDataOf(route, params, search);
  if (!route.head || !addresses.every((address) => address in firstData)) return null;
  try {
    const module = await composer.load(remote.name, route.head);
    const answers = addresses.map((at) => firstData[at]);
    const more = place(composer.messagesOf?.(remote.name, route.head));
    const head = exposedFunction(module, route.head)(...answers, { params, search, ...more });
    return isHead(head) ? head : null;
  } catch {
    return null;
  }
}

function isHead(value: unknown): value is LoadedHead {
  const head = value as Partial<LoadedHead> | null;
  return typeof head?.title === 'string' && typeof head.description === 'string';
}
