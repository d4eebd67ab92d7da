/** One version of a package in a host's share scope. */
interface SharedVersion {
  get: () => unknown;
}

/** A host's share scope: package → version → the package. */
export type ShareScope = Record<string, Record<string, SharedVersion>>;

/** What of React must be the host's where anything of it is: a renderer works with the React of its own build only. */
const together = ['react', 'react-dom', 'react-dom/client'];

/**
 * What a portable container takes over of its host's packages: React, where the host shares it with its renderer, in
 * one version. All other packages are the container's own: what a page sees of them, such as the router's context, is
 * the guest's and not the host's.
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
