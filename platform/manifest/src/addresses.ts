import Type from 'typebox';
import { limits } from './limits.ts';

const name = '[A-Za-z0-9_-]+';
const parameter = ':[A-Za-z][A-Za-z0-9_]*';
const segment = `(?:${name}|${parameter})`;
const value = '[A-Za-z0-9_.{}*-]*';

export const routePattern = `^/(?:${segment}(?:/${segment}){0,${limits.pathSegments - 1}}(?:/\\*)?)?$`;

/**
 * A react-router path pattern of this site: segments that are literal or one parameter, and `/*` at the end for
 * everything below. Without an empty segment, so that `//login` cannot stand beside `/login`.
 */
export const RoutePath = Type.String({
  pattern: routePattern,
  maxLength: 200,
  description: `a path of at most ${limits.pathSegments} segments such as "/items/:id"`,
});

/** A path of this site without parameters: where a visitor can be sent. */
export const SitePath = Type.String({
  pattern: `^/(?:${name}(?:/${name})*)?$`,
  maxLength: 200,
  description: 'a path such as "/items"',
});

/**
 * The value of a query parameter: literal, or filled from the path (`:id`) or from the query (`{page}`, `{city*}`,
 * `{page:1}`).
 */
const queryValue = `(?:${value}|${parameter}|\\{[A-Za-z][A-Za-z0-9_]*:[A-Za-z0-9_.-]+\\})`;

/**
 * An address of the API, with `:name`, `{name}`, `{name*}` and `{name:default}` to fill. It lists what may stand in it,
 * so that no spelling of a dot segment, no backslash and no empty segment can lead out of /api/.
 */
export const ApiAddress = Type.String({
  pattern: `^/api(?:/(?:[A-Za-z0-9_-][A-Za-z0-9_.-]*|${parameter}))+/?(?:\\?${name}=${queryValue}(?:&${name}=${queryValue})*)?$`,
  maxLength: limits.addressLength,
  description: 'a path under /api/',
});

/** The paths that name one parameter twice, as problems. */
export function repeatedParameters(paths: readonly string[]): string[] {
  return paths.flatMap((path) => {
    const names = path.match(/:\w+/g) ?? [];
    return new Set(names).size < names.length
      ? [`routes: "${path}" names one parameter twice`]
      : [];
  });
}

/** First segments that the edge hands to other servers or keeps for released files: no page and no file has them. */
export const platformPaths: readonly string[] = [
  '/api',
  '/frames',
  '/platform',
  '/releases',
  '/sandbox',
];
