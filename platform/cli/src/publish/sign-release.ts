import type { KeyObject } from 'node:crypto';
import type { ReleaseManifest } from '@aangan/manifest';
import { readBuiltFrom, readLockfile } from '@aangan/manifest/built-from';
import {
  type Envelope,
  releaseDigest,
  signStatement,
  statementOf,
} from '@aangan/manifest/provenance';
import type { ReleaseSource } from '@aangan/registry';
import type { PublishingRun } from './read-run.ts';

/**
 * Signs what a release was built from, and by whom.
 * @param folder the folder of its build
 * @param source as it is announced
 */
export async function signRelease(
  manifest: ReleaseManifest,
  folder: string,
  key: KeyObject,
  { source, publishing }: { source: ReleaseSource; publishing: PublishingRun },
): Promise<Envelope> {
  const { name, release } = manifest;
  const { commit } = source;
  const built = await readBuiltFrom(folder);
  const statement = statementOf({
    name,
    release,
    digest: releaseDigest(manifest),
    commit: commit && { id: commit.id, isChanged: commit.isChanged },
    source: publishing.source,
    lockfile: built ? built.lockfile : await readLockfile(folder),
    workflow: publishing.workflow,
    run: publishing.run?.url,
  });
  return signStatement(statement, key);
}
