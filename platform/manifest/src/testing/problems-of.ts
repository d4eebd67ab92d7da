import { ManifestError } from '../parse.ts';
import { parseReleaseManifest } from '../parse-release-manifest.ts';

/** Why a release.json is refused; none where it is taken. */
export function problemsOf(release: object): readonly string[] {
  try {
    parseReleaseManifest(release);
    return [];
  } catch (error) {
    if (error instanceof ManifestError) return error.problems;
    throw error;
  }
}
