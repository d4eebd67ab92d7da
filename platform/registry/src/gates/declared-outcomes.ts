import type { ReleaseManifest } from '@aangan/manifest';
import { type GateProblem, nameOf } from './gate.ts';

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

/** Outcomes that a release no longer declares: a warning, since a canary is judged by none of them. */
export function droppedOutcomes(
  before: ReleaseManifest | undefined,
  next: ReleaseManifest,
): GateProblem[] {
  const declared = new Set(outcomesOf(next));
  return (before ? outcomesOf(before) : [])
    .filter((outcome) => !declared.has(outcome))
    .map((outcome) => ({
      rule: 'outcomes',
      asks: `${nameOf(next)} no longer declares the outcome ${outcome}`,
      has: 'so that no canary of it is judged by how often visits lead to it',
      remedy: `Declare it in remote.json of ${next.name} again, by the same name, if there still is one.`,
    }));
}
