/** A release by its name and id. */
export interface ReleaseRef {
  name: string;
  release: string;
  /** Where given, the version that its package must have had. */
  packageVersion?: string | undefined;
}

/**
 * The release that a name and a version stand for.
 * @param version the release's id, or `<version of its package>+<id>`
 */
export function releaseRef(name: string, version: string): ReleaseRef {
  const plus = version.lastIndexOf('+');
  return plus < 0
    ? { name, release: version }
    : { name, release: version.slice(plus + 1), packageVersion: version.slice(0, plus) };
}

/** Whether the reference names this release. */
export function isNamed(
  ref: ReleaseRef,
  {
    name,
    release,
    packageVersion,
  }: { name: string; release: string; packageVersion: string | null },
): boolean {
  const { packageVersion: expected = packageVersion } = ref;
  return name === ref.name && release === ref.release && packageVersion === expected;
}
