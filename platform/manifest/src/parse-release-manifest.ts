import { parseWith } from './parse.ts';
import { type ReleaseManifest, RemoteRelease, ShellRelease } from './release-manifest.ts';
import { releaseProblems } from './release-rules.ts';

/**
 * Reads a release.json.
 * @throws ManifestError naming every place that is wrong, and every rule of release-rules.ts that it breaks.
 */
export function parseReleaseManifest(value: unknown): ReleaseManifest {
  const isShell =
    typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'shell';
  return isShell
    ? parseWith(ShellRelease, value, 'release.json', releaseProblems)
    : parseWith(RemoteRelease, value, 'release.json', releaseProblems);
}
