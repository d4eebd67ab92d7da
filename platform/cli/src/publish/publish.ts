import { readFile } from 'node:fs/promises';
import type { AnnouncedRelease, MoveResult } from '@aangan/registry';
import { PlainError } from '@aangan/server';
import pMap from 'p-map';
import { readChannel } from '../channel-option.ts';
import type { ClientSettings } from '../config.ts';
import { signIn } from '../sign-in.ts';
import type { SiteClient } from '../site-client.ts';
import { type ReleaseFolder, readReleaseFolder } from './read-release-folder.ts';
import { readSource } from './read-source.ts';

const uploadsAtOnce = 4;

export interface PublishOptions extends ClientSettings {
  channel?: string | undefined;
  why?: string | undefined;
}

/**
 * Publishes a built folder (announce, send what the registry lacks, finalise), and puts it on a channel where one is
 * named.
 * @returns the exit code. @throws {PlainError} with what the site refused.
 */
export async function publish(directory: string, options: PublishOptions): Promise<number> {
  const channel = options.channel === undefined ? undefined : readChannel(options.channel);
  const folder = await readReleaseFolder(directory);
  const site = await signIn(options, 'an integrator');
  const { name, release } = folder.manifest;
  const { version, sent } = await upload(site, folder);
  console.log(
    sent === undefined
      ? `${name} ${version} is published already.`
      : `${name} ${version} is published (${sent} of ${folder.fileOf.size} files sent).`,
  );
  if (channel === undefined) {
    console.log(`No channel was changed. To put it on one:
  aangan promote ${name}@${version} --to staging --why "…"`);
    return 0;
  }
  const { revision, moved, warnings } = await site.post<MoveResult>(
    `/platform/channels/${channel}/releases`,
    {
      releases: [{ name, release }],
      why: options.why ?? '',
    },
  );
  console.log(
    moved.length > 0
      ? `${channel} serves it now (revision ${revision}).`
      : `${channel} serves it already (revision ${revision}).`,
  );
  for (const warning of warnings) console.log(`Warning: ${warning}`);
  return 0;
}

interface Upload {
  /** The release's version, or its id where it has none. */
  version: string;
  /** The number of files sent; undefined when the release was there already. */
  sent: number | undefined;
}

async function upload(site: SiteClient, folder: ReleaseFolder): Promise<Upload> {
  const { manifest, fileOf, directory } = folder;
  const source = await readSource(directory);
  const announced = await site.post<AnnouncedRelease>('/platform/releases', {
    ...{ ...manifest, source },
  });
  const version = announced.version ?? manifest.release;
  if (announced.isPublished) return { version, sent: undefined };
  await pMap(
    announced.missing,
    async (sha256) => {
      const file = fileOf.get(sha256) ?? '';
      const bytes = await readFile(file).catch((error: unknown) => {
        throw new PlainError(`${file} is in release.json and not in the folder. Build it again.`, {
          cause: error,
        });
      });
      await site.put(`/platform/blobs/${sha256}`, bytes);
    },
    { concurrency: uploadsAtOnce },
  );
  await site.post(`/platform/releases/${manifest.name}/${manifest.release}/finalise`, {});
  return { version, sent: announced.missing.length };
}
