import { readFile } from 'node:fs/promises';
import { toRegistry } from '@aangan/registry-client';
import { PlainError } from '@aangan/server/plain-error';
import pMap from 'p-map';
import type { SiteClient } from '../site-client.ts';
import type { ReleaseFolder } from './read-release-folder.ts';
import { type PublishingRun, readRun } from './read-run.ts';
import { readSource } from './read-source.ts';
import { signRelease } from './sign-release.ts';

const uploadsAtOnce = 4;
const askForTrust = 'An integrator can grant what it asks for, or trust it fully: aangan trust.';

export interface PublishedFolder {
  name: string;
  release: string;
  /** The package's version with the release's id; null if there is none. */
  version: string | null;
  /** The number of files sent; null if the release was already published. */
  sent: number | null;
  /** What was done, for display. */
  text: string;
}

/**
 * Publishes a built folder: announces it, sends what the registry lacks, finalises it. No channel is changed.
 * @param publishing the run that publishes it, by default that of this process
 * @throws {PlainError} with what the site refused
 */
export async function publishFolder(
  site: SiteClient,
  folder: ReleaseFolder,
  publishing: PublishingRun = readRun({}),
): Promise<PublishedFolder> {
  const { manifest, fileOf, directory } = folder;
  const { name, release } = manifest;
  const source = await readSource(directory, publishing);
  const provenance =
    site.signingKey &&
    (await signRelease(manifest, directory, site.signingKey, { source, publishing }));
  const announced = await site.send(
    toRegistry('post', '/releases', {
      body: { ...manifest, source, ...(provenance && { provenance }) },
    }),
  );
  const { version } = announced;
  const named = `${name} ${version ?? release} is published`;
  if (announced.isPublished) {
    return { name, release, version, sent: null, text: `${named} already.` };
  }
  await pMap(announced.missing, (sha256) => sendFile(site, fileOf.get(sha256) ?? '', sha256), {
    concurrency: uploadsAtOnce,
  });
  const params = { name, release };
  const { lowTrust } = await site.send(
    toRegistry('post', '/releases/{name}/{release}/finalise', { params }),
  );
  const sent = announced.missing.length;
  const marked = lowTrust === undefined ? '' : ` It runs in frames: ${lowTrust} ${askForTrust}`;
  const text = `${named} (${sent} of ${fileOf.size} files sent).${marked}`;
  return { name, release, version, sent, text };
}

async function sendFile(site: SiteClient, file: string, sha256: string): Promise<void> {
  const bytes = await readFile(file).catch((error: unknown) => {
    throw new PlainError(`${file} is in release.json and not in the folder. Build it again.`, {
      cause: error,
    });
  });
  await site.put(toRegistry('put', '/blobs/{sha256}', { params: { sha256 } }).url, bytes);
}
