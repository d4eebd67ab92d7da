import type { ReleaseManifest } from '@aangan/manifest';

/** The path of a release's first page, best one that everybody may open; `/` where it has none at a fixed path. */
export function firstPageOf(release: ReleaseManifest): string {
  const declared = release.kind === 'remote' ? release.manifest.routes : [];
  const fixed = declared.filter((route) => !/[:*]/.test(route.path));
  const open = fixed.find((route) => !route.for && !route.access && !route.requires);
  return (open ?? fixed[0])?.path ?? '/';
}
