import type { ComposedRemote, Composition } from './composition.ts';
import { mayRead } from './grants.ts';
import type { RouteDeclaration } from './remote-manifest.ts';

/** Where the edge serves the documents of frames: `/frames/{remote}` and the address of the page. */
export const framesPath = '/frames/';

/** Below it are the components of a remote that are no pages: `/-/ItemCard`. */
export const framedPartPath = '/-/';

/** The query parameter with the props of such a component, as JSON. */
export const framedPropsParameter = 'props';

/**
 * A composition as pages have it: of remotes of low trust it has names, routes and what they put into slots, and none of
 * their code. What a page does not have the hash of never runs in it.
 */
export function keptApart(whole: Composition): Composition {
  if (!whole.remotes.some(({ lowTrust }) => lowTrust)) return whole;
  const remotes = whole.remotes.map((remote) => (remote.lowTrust ? withoutCode(remote) : remote));
  return { ...whole, remotes };
}

function withoutCode(composed: ComposedRemote): ComposedRemote {
  const {
    server: _server,
    portable: _portable,
    fallback: _fallback,
    slots: _slots,
    ...rest
  } = composed;
  const { values: _values, serverValues: _own, ...remote } = rest;
  return {
    ...remote,
    routes: remote.routes.map(withoutSay),
    consumes: {},
    exposes: {},
    integrity: {},
  };
}

/**
 * A route without what acts in the page: a page without the header could pass for the sign-in, `otherwise` leads visitors
 * to any page, and `count` has the page ask any address of the API with the session.
 */
function withoutSay(declared: RouteDeclaration): RouteDeclaration {
  const { data: _data, head: _head, chrome: _chrome, otherwise: _otherwise, ...route } = declared;
  if (!route.link) return route;
  const { count: _count, ...link } = route.link;
  return { ...route, link };
}

/**
 * What the frames of a remote are made of: the shell and this remote alone. Its routes are for everybody, because its page
 * decides who sees the frame, and each component has an address.
 * @returns null where the composition has no such remote, or it is switched off
 */
export function frameOf(whole: Composition, name: string): Composition | null {
  const found = whole.remotes.find((one) => one.name === name);
  if (!found || found.isOff) return null;
  const { slots: _slots, extensions: _extensions, lowTrust, ...remote } = found;
  const { start: _start, composition: _form, audienceCookie: _cookie, ...shell } = whole.shell;
  const grants = lowTrust?.grants ?? [];
  const { securityFix: _fix, ...composition } = whole;
  return {
    ...composition,
    id: `${whole.id}-${name}`,
    shell: { ...shell, pages: [], slots: {} },
    remotes: [{ ...remote, consumes: {}, routes: framedRoutes(remote, grants) }],
    frame: { remote: name },
  };
}

function framedRoutes(
  { routes, exposes }: Pick<ComposedRemote, 'routes' | 'exposes'>,
  grants: readonly string[],
): RouteDeclaration[] {
  const pages = routes.map(({ path, expose, title, data = [] }) => ({
    path,
    expose,
    ...(title !== undefined && { title }),
    data: data.filter((address) => mayRead(grants, address.replace(/\?.*/, ''))),
  }));
  const parts = Object.keys(exposes)
    .filter((expose) => /^\.\/[A-Z]/.test(expose))
    .map((expose) => ({ path: framedPartPath + expose.slice('./'.length), expose }));
  return [...pages, ...parts];
}
