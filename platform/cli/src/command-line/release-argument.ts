import { UsageError } from './usage-error.ts';

/**
 * A release as a command line names it: `<remote>@<version>`. The version is the release's id, or the package's
 * version, a plus sign and the id.
 * @throws {UsageError}
 */
export function readReleaseArgument(text: string): { name: string; release: string } {
  const [, name, release] = /^([a-z][a-z0-9-]{1,40})@([^@\s]+)$/.exec(text) ?? [];
  if (name !== undefined && release !== undefined) return { name, release: readVersion(release) };
  throw new UsageError(
    `"${text}" is not a release. Name one as vendors@1.0.0+0123456789abcdef or vendors@0123456789abcdef.`,
  );
}

/** @throws {UsageError} if the text cannot be a release's id or version */
export function readVersion(text: string): string {
  if (/^([0-9][0-9A-Za-z.-]{0,63}\+)?[a-f0-9]{16}$/.test(text)) return text;
  throw new UsageError(
    `"${text}" is not the version of a release, such as 1.0.0+0123456789abcdef or 0123456789abcdef.`,
  );
}

/** The id in a release's version, which may be prefixed by the package's version and a plus sign. */
export function releaseIdOf(version: string): string {
  return version.slice(version.indexOf('+') + 1);
}
