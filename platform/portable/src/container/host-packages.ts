/** One version of a package in a host's share scope. */
interface SharedVersion {
  get: () => unknown;
}

/** A host's share scope: package → version → the package. */
export type ShareScope = Record<string, Record<string, SharedVersion>>;

/**
 * The packages of React that must all come from the host or none: a renderer only works with its own build of React.
 */
const together = ['react', 'react-dom', 'react-dom/client'];

/**
 * The packages that a portable container takes from its host: React, if the host shares it and its renderer in one
 * version. All others are the container's own: their state in the page, such as the router's context, belongs to the
 * guest.
 */
export function hostPackages(scope: ShareScope): ShareScope {
  const versions = Object.keys(scope.react ?? {}).filter((version) =>
    together.every((request) => scope[request]?.[version]),
  );
  return Object.fromEntries(
    Object.entries(scope).flatMap(([request, entries]) => {
      if (!/^react(?:-dom)?(?:\/|$)/.test(request)) return [];
      const usable = Object.entries(entries).filter(([version]) => versions.includes(version));
      return usable.length > 0 ? [[request, Object.fromEntries(usable)]] : [];
    }),
  );
}
