import type { ReleaseManifest } from '@aangan/manifest';

/** The outcomes that a release declares, as `remote/outcome`. */
export function outcomesOf(release: ReleaseManifest): string[] {
  if (release.kind === 'shell') return [];
  return Object.keys(release.manifest.outcomes ?? {}).map(
    (outcome) => `${release.name}/${outcome}`,
  );
}

/**
 * Whether a canary can lead to an outcome: its release of that remote declares it, or it has none of that remote. One that
 * was renamed or is gone would have none at all.
 */
export function canLeadTo(releases: readonly ReleaseManifest[], outcome: string): boolean {
  const [name] = outcome.split('/');
  const own = releases.find((release) => release.name === name);
  return !own || outcomesOf(own).includes(outcome);
}
