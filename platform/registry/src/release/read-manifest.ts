import {
  ManifestError,
  parseReleaseManifest,
  type ReleaseManifest,
  unrecordedProblems,
} from '@aangan/manifest';
import { RegistryRefusal } from '../registry-refusal.ts';
import { scriptSizeProblems } from './read-scripts.ts';

/** The largest file of a release, in bytes. */
const maxFileBytes = 32 * 1024 * 1024;
const maxFiles = 2_000;
/** All files of a release, in bytes: some hundred times those of the largest remote here. */
const maxReleaseBytes = 256 * 1024 * 1024;

/**
 * Reads the release.json of an announcement.
 * @throws {RegistryRefusal} `invalid` for a malformed one, and where files are too large or too many
 */
export function readManifest(value: unknown): ReleaseManifest {
  try {
    const manifest = parseReleaseManifest(value);
    const files = Object.entries(manifest.files);
    const large = files.filter(([, file]) => file.bytes > maxFileBytes);
    const bytes = files.reduce((sum, [, file]) => sum + file.bytes, 0);
    const problems = [
      ...(files.length > maxFiles ? [`files: more than ${maxFiles}`] : []),
      ...large.map(([path]) => `files: "${path}" has more than ${maxFileBytes} bytes`),
      ...(bytes > maxReleaseBytes
        ? [`files: together they have ${bytes} bytes, and may have ${maxReleaseBytes}`]
        : []),
      ...scriptSizeProblems(manifest),
    ];
    if (problems.length > 0) {
      throw new RegistryRefusal('invalid', 'The release is too large.', problems);
    }
    return manifest;
  } catch (error) {
    throw error instanceof ManifestError
      ? new RegistryRefusal('invalid', error.message, error.problems)
      : error;
  }
}

/**
 * Requires of a new release what older builds did not record.
 * @throws {RegistryRefusal} `invalid`
 */
export function requireRecorded(manifest: ReleaseManifest): void {
  const problems = unrecordedProblems(manifest);
  if (problems.length === 0) return;
  const reason = `${manifest.name} ${manifest.release} lacks what the compatibility gate compares.`;
  throw new RegistryRefusal('invalid', reason, problems);
}
