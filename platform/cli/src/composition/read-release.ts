import type { ReleaseManifest } from '@aangan/manifest';
import { toRegistry } from '@aangan/registry-client';
import { PlainError } from '@aangan/server/plain-error';
import { releaseIdOf } from '../command-line/release-argument.ts';
import type { SiteClient } from '../site-client.ts';

/**
 * release.json of a release.
 * @param named.release its id, or its version
 * @throws {PlainError} if it is not published
 */
export async function readRelease(
  site: SiteClient,
  { name, release }: { name: string; release: string },
): Promise<ReleaseManifest> {
  const params = { name, release: releaseIdOf(release) };
  const manifest = await site.read(toRegistry('get', '/releases/{name}/{release}', { params }));
  // The registry validated it when it was published.
  if (manifest) return manifest as ReleaseManifest;
  throw new PlainError(`There is no published release ${name} ${release}.`);
}
