/** One version of a package in a host's share scope. */
interface SharedVersion {
  get: () => unknown;
}

/** A host's share scope: package → version → the package. */
export type ShareScope = Record<string, Record<string, SharedVersion>>;

/**
 * What a portable container takes over of its host's packages: React, where the host has react and react-dom in one
 * version, since the two work in one version only. All other packages are the container's own: what a page sees of
 * them, such as the router's context, is the guest's and not the host's.
 */
export function hostPackages(scope: ShareScope): ShareScope {
  const versions = Object.keys(scope.react ?? {}).filter((version) => scope['react-dom']?.[version]);
  return Object.fromEntries(
    Object.entries(scope).flatMap(([request, entries]) => {
      if (!/^react(?:-dom)?(?:\/|$)/.test(request)) return [];
      const both = Object.entries(entries).filter(([version]) => versions.includes(version));
      return both.length > 0 ? [[request, Object.fromEntries(both)]] : [];
    }),
  );
}
