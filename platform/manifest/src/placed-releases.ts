import type { ComposedRemote, Composition } from './composition.ts';

/**
 * A composition whose releases' files are asked for at an origin of their own.
 * @param origin such as `https://files.aangan.example`; without one, they are where the page is
 */
export function placeReleases(composition: Composition, origin: string | undefined): Composition {
  if (origin === undefined) return composition;
  const place = <Release extends { baseUrl: string }>(release: Release): Release => ({
    ...release,
    baseUrl: origin + release.baseUrl,
  });
  const placeRemote = (remote: ComposedRemote): ComposedRemote => ({
    ...place(remote),
    ...(remote.fallback && { fallback: place(remote.fallback) }),
  });
  return {
    ...composition,
    releasesOrigin: origin,
    shell: place(composition.shell),
    remotes: composition.remotes.map(placeRemote),
  };
}
