import { matchRoutes } from 'react-router';
import type { ComposedRemote } from './composition.ts';
import type { RouteInLanguage } from './in-language.ts';
import type { RouteDeclaration } from './remote-manifest.ts';

interface RoutedRemote extends Pick<ComposedRemote, 'name'> {
  routes: (RouteDeclaration | RouteInLanguage)[];
}

/** A route of a composition with its remote. */
export interface ComposedRoute<Remote extends RoutedRemote = ComposedRemote> {
  remote: Remote;
  route: Remote['routes'][number];
}

/** One path with everything that is declared for it, so that a router needs one entry for each path. */
export interface ComposedPath<Remote extends RoutedRemote = ComposedRemote> {
  path: string;
  choices: ComposedRoute<Remote>[];
}

/** Two remotes (or one twice) that claim a path for the same audience. */
export interface RouteConflict {
  path: string;
  audience: string;
  remotes: [string, string];
}

/** The routes of a composition by path, in the order they are declared. */
export function pathsOf<Remote extends RoutedRemote>(
  remotes: readonly Remote[],
): ComposedPath<Remote>[] {
  const byShape = new Map<string, ComposedPath<Remote>>();
  for (const remote of remotes) {
    for (const route of remote.routes as Remote['routes'][number][]) {
      const shape = pathShape(route.path);
      const entry = byShape.get(shape) ?? { path: route.path, choices: [] };
      entry.choices.push({ remote, route });
      byShape.set(shape, entry);
    }
  }
  return [...byShape.values()];
}

/** Whether a route is for an audience; a route without `for` is for all of them. */
export function isForAudience(route: Pick<RouteDeclaration, 'for'>, audience: string): boolean {
  return route.for?.includes(audience) ?? true;
}

/** Whether an account with these flags has all that a route requires. */
export function hasRequiredFlags(
  route: Pick<RouteDeclaration, 'requires'>,
  flags: readonly string[],
): boolean {
  return (route.requires ?? []).every((flag) => flags.includes(flag));
}

/**
 * What a path shows to an audience, or undefined where nothing is declared for it.
 * @param flags what the account has beside its audience; routes that require another are passed over
 */
export function chooseRoute<Remote extends RoutedRemote>(
  path: Pick<ComposedPath<Remote>, 'choices'>,
  audience: string,
  flags: readonly string[] = [],
): ComposedRoute<Remote> | undefined {
  return path.choices.find(
    ({ route }) => isForAudience(route, audience) && hasRequiredFlags(route, flags),
  );
}

/** Every path that two declarations claim for one of the audiences. A composition with one is refused. */
export function routeConflicts(
  remotes: readonly RoutedRemote[],
  audiences: readonly string[],
): RouteConflict[] {
  return pathsOf(remotes).flatMap(({ path, choices }) =>
    audiences.flatMap((audience) => {
      const [first, second] = choices.filter(({ route }) => isForAudience(route, audience));
      return first && second
        ? [{ path, audience, remotes: [first.remote.name, second.remote.name] }]
        : [];
    }),
  );
}

/**
 * A key that is the same for all paths that claim the same addresses. React Router ignores case, the names of
 * parameters, and trailing and repeated slashes: `/items/:id` and `//Items/:itemId/` are one.
 */
function pathShape(path: string): string {
  const shape = path
    .replace(/:[^/]+/g, ':')
    .replace(/\/{2,}/g, '/')
    .replace(/\/$/, '');
  return shape.toLowerCase() || '/';
}

/**
 * The declared path that an address falls to, and its parameters, as React Router matches them in the shell.
 * Undefined where none is declared.
 * @param address the path part of a URL, still encoded
 */
export function matchPath<Path extends { path: string }>(
  declared: readonly Path[],
  address: string,
): { path: Path; params: Record<string, string> } | undefined {
  const routes = declared.map((one, index) => ({ path: one.path, id: String(index) }));
  const match = matchRoutes(routes, decodable(address))?.at(-1);
  const path = declared[Number(match?.route.id)];
  return match && path && { path, params: match.params as Record<string, string> };
}

/**
 * The one address of a declared path with these parameters, whatever spelling of it was asked for.
 * @param params decoded values, as `matchPath` returns them
 */
export function pathWith(path: string, params: Readonly<Record<string, string>>): string {
  const filled = path.split('/').map((segment) => {
    if (segment === '*') return (params['*'] ?? '').split('/').map(encodeURIComponent).join('/');
    return segment.startsWith(':') ? encodeURIComponent(params[segment.slice(1)] ?? '') : segment;
  });
  // A star may match nothing: its path then ends before the slash.
  return filled.join('/').replace(/(?<=.)\/$/, '');
}

/** The address, or its literal text if it cannot be decoded: React Router would log a warning for each. */
function decodable(address: string): string {
  try {
    decodeURI(address);
    return address;
  } catch {
    return address.replaceAll('%', '%25');
  }
}
