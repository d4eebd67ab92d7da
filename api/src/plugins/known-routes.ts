/** A route as it was registered. */
export interface KnownRoute {
  method: string;
  url: string;
}

/**
 * The methods that the routes at this address answer; none when there is no such address. A wrong method
 * is told apart from a wrong address by it (405, not 404).
 */
export function allowedMethods(routes: readonly KnownRoute[], address: string): string[] {
  const wanted = segmentsOf(address.split(/[?#;]/, 1)[0] ?? '');
  const methods = routes.filter(({ url }) => matches(segmentsOf(url), wanted));
  return [...new Set(methods.map(({ method }) => method))].sort();
}

const segmentsOf = (path: string) => path.replace(/\/$/, '').split('/');

function matches(pattern: string[], wanted: string[]): boolean {
  if (pattern.at(-1) === '*') {
    return pattern.slice(0, -1).every((segment, index) => segment === wanted[index]);
  }
  return (
    pattern.length === wanted.length &&
    pattern.every((segment, index) => segment.startsWith(':') || segment === wanted[index])
  );
}
