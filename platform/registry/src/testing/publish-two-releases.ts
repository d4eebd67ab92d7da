import type { BlobStore, Database } from '@aangan/server';
import { openRegistry } from '../open-registry.ts';
import type { Tables } from '../tables.ts';
import { type BuiltRelease, remoteRelease, shellRelease } from './release-factory.ts';

export { type BuiltRelease, remoteRelease, shellRelease };

/**
 * Publishes a shell and two releases of the remote `vendors`, one after the other, on the production channel.
 * @returns the ids of the remote's releases; the channel serves the second
 */
export async function publishTwoReleases(
  database: Database<Tables>,
  blobs: BlobStore,
): Promise<[string, string]> {
  const registry = openRegistry({ database, blobs });
  const decision = { by: 'a test', why: 'A try.', isBootstrap: true };
  const publish = async ({ manifest, blobs: files }: BuiltRelease) => {
    await registry.releases.announce(manifest, decision);
    for (const [sha256, bytes] of files) await registry.releases.putBlob(sha256, bytes);
    await registry.releases.finalise(manifest.name, manifest.release);
    await registry.channels.move('production', [manifest], decision);
    return manifest.release;
  };
  await publish(shellRelease('1'));
  const first = await publish(remoteRelease('vendors', '1'));
  return [first, await publish(remoteRelease('vendors', '2'))];
}
