import type { ReleaseManifest } from '@aangan/manifest';
import type { Kysely } from 'kysely';
import { RegistryRefusal } from '../registry-refusal.ts';
import { findPublished } from '../release/named-release-repository.ts';
import { isNamed, type ReleaseRef } from '../release/release-ref.ts';
import type { Tables } from '../tables.ts';

/**
 * The manifests of releases that a request names.
 * @throws {RegistryRefusal} `not-found` for releases that are not published, `invalid` for an empty list and for a name
 *   that occurs twice
 */
export async function findNamed(
  db: Kysely<Tables>,
  releases: readonly ReleaseRef[],
): Promise<ReleaseManifest[]> {
  requireEachOnce(releases);
  const found = await findPublished(db, releases);
  const missing = releases.filter(
    (ref) =>
      !found.some((one) => isNamed(ref, { ...one.manifest, packageVersion: one.packageVersion })),
  );
  if (missing.length > 0) {
    throw new RegistryRefusal(
      'not-found',
      `No such published release: ${missing.map(({ name, release }) => `${name} ${release}`).join(', ')}.`,
    );
  }
  return found.map(({ manifest }) => manifest);
}

/** @throws {RegistryRefusal} `invalid` for an empty list, and for a name that occurs twice */
export function requireEachOnce(targets: readonly { name: string }[]): void {
  const names = new Set(targets.map(({ name }) => name));
  if (targets.length === 0 || names.size < targets.length) {
    throw new RegistryRefusal('invalid', 'Name at least one release, and each name once.');
  }
}
