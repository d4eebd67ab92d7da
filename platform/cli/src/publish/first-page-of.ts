import type { ReleaseManifest, RouteDeclaration } from '@aangan/manifest';

/**
 * The path of the first page that a remote declares, preferably one that everybody may open; `/` if none has a fixed
 * path.
 */
export function firstPageOf(routes: readonly RouteDeclaration[]): string {
  const fixed = routes.filter((route) => !/[:*]/.test(route.path));
  const open = fixed.find((route) => !route.for && !route.access && !route.requires);
  return (open ?? fixed[0])?.path ?? '/';
}

/** The pages that a release declares; none for the shell. */
export function routesOf(release: ReleaseManifest): readonly RouteDeclaration[] {
  return release.kind === 'remote' ? release.manifest.routes : [];
}
