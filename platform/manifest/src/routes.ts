import type { ComposedRemote } from './composition.ts';
import type { RouteDeclaration } from './remote-manifest.ts';

/** Everyone there is; a route without `for` is for all of them. */
export const everyAudience = ['guest', 'client', 'designer', 'architect', 'vendor'] as const;
export type AudienceName = (typeof everyAudience)[number];

type RoutedRemote = Pick<ComposedRemote, 'name' | 'routes'>;

/** A route of a composition with the remote that brings it. */
export interface ComposedRoute<Remote extends RoutedRemote = ComposedRemote> {
  remote: Remote;
  route: RouteDeclaration;
}

/** One path with everything that is declared for it, so that a router needs one entry a path. */
export interface ComposedPath<Remote extends RoutedRemote = ComposedRemote> {
  path: string;
  choices: ComposedRoute<Remote>[];
}

/** Two remotes (or one twice) that claim a path for the same audience. */
export interface RouteConflict {
  path: string;
  audience: AudienceName;
  remotes: [string, string];
}

/** The routes of a composition by path, in the order they are declared. */
export function pathsOf<Remote extends RoutedRemote>(
  remotes: readonly Remote[],
): ComposedPath<Remote>[] {
  const byShape = new Map<string, ComposedPath<Remote>>();
  for (const remote of remotes) {
    for (const route of remote.routes) {
      const shape = pathShape(route.path);
      const entry = byShape.get(shape) ?? { path: route.path, choices: [] };
      entry.choices.push({ remote, route });
      byShape.set(shape, entry);
    }
  }
  return [...byShape.values()];
}

/** The audiences a route is for. */
export function audiencesOf(route: RouteDeclaration): readonly AudienceName[] {
  return route.for ?? everyAudience;
}

/**
 * What a path shows to an audience, or undefined where nothing is declared for it. Staff is a flag beside
 * the role: `isStaff` lets routes through that are for staff alone.
 */
export function chooseRoute<Remote extends RoutedRemote>(
  path: ComposedPath<Remote>,
  audience: AudienceName,
  isStaff = false,
): ComposedRoute<Remote> | undefined {
  return path.choices.find(
    ({ route }) => audiencesOf(route).includes(audience) && (isStaff || !route.staff),
  );
}

/**
 * Every path that two declarations claim for one audience. A composition with one is refused.
 * @param pages paths of the shell's own pages, which no remote may claim
 */
export function routeConflicts(
  remotes: readonly RoutedRemote[],
  pages: readonly { path: string }[] = [],
): RouteConflict[] {
  const shell = { name: 'shell', routes: pages.map(({ path }) => ({ path, expose: './Page' })) };
  return pathsOf([shell, ...remotes]).flatMap(({ path, choices }) =>
    everyAudience.flatMap((audience) => {
      const claims = choices.filter(({ route }) => audiencesOf(route).includes(audience));
      const [first, second] = claims;
      if (!first || !second) return [];
      return [
        { path, audience, remotes: [first.remote.name, second.remote.name] as [string, string] },
      ];
    }),
  );
}

/** `/designers/:id` and `/designers/:designerId` claim the same addresses. */
function pathShape(path: string): string {
  const shape = path.replace(/:[^/]+/g, ':').replace(/\/+$/, '');
  return shape === '' ? '/' : shape;
}

/**
 * The declared path that an address falls to, and its parameters. Static segments win over parameters,
 * as in the shell's router. Undefined where no remote declares one.
 */
export function matchPath<Remote extends RoutedRemote>(
  declared: readonly ComposedPath<Remote>[],
  address: string,
): { path: ComposedPath<Remote>; params: Record<string, string> } | undefined {
  const matches = declared.flatMap((path) => {
    const params = matchPattern(path.path, address);
    return params ? [{ path, params }] : [];
  });
  return matches.sort((a, b) => Object.keys(a.params).length - Object.keys(b.params).length)[0];
}

function matchPattern(pattern: string, address: string): Record<string, string> | null {
  const wanted = segmentsOf(pattern);
  const given = segmentsOf(address);
  const params: Record<string, string> = {};
  for (const [index, segment] of wanted.entries()) {
    if (segment === '*') return { ...params, '*': given.slice(index).join('/') };
    const value = given[index];
    if (value === undefined) return null;
    if (segment.startsWith(':')) params[segment.slice(1)] = decodeSegment(value);
    else if (segment !== value) return null;
  }
  return wanted.length === given.length ? params : null;
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
