import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { BuiltApp } from '@aangan/cli';
import { readReleaseFolder, readVersion } from '@aangan/cli';
import type { Channel } from '@aangan/manifest';
import {
  type BootstrapResult,
  bootstrapChannel,
  type Registry,
  RegistryRefusal,
} from '@aangan/registry';
import { servedChannels } from './served-channels.ts';

/** The folder of this checkout, whose creation time is the checkout's. */
const workspace = path.resolve(import.meta.dirname, '../../..');

/** The result of publishing builds: the names of new releases, and messages for the terminal. */
interface PublishedApps {
  fresh: string[];
  notes: string[];
}

/** Publishes builds into the registry of this process, each as soon as it is ready. */
export interface Publisher {
  take(app: BuiltApp): void;
  /**
   * Waits for all publications, then moves the served channels to them, except those that a person or another checkout
   * has moved.
   */
  finish(): Promise<PublishedApps>;
}

/** @param opening the registry, which may take longer to open than the first app to build */
export function createPublisher(opening: Promise<Registry>): Publisher {
  // A start that fails before anything is built reports that itself.
  opening.catch(() => undefined);
  const taken: { app: BuiltApp; isFresh: Promise<boolean> }[] = [];
  return {
    take: (app) => {
      const isFresh = opening.then((registry) => publishOne(registry, app));
      // finish() reports the error.
      isFresh.catch(() => undefined);
      taken.push({ app, isFresh });
    },
    finish: async () => {
      const fresh = await Promise.all(
        taken.map(async ({ app, isFresh }) => ((await isFresh) ? [app.name] : [])),
      );
      const releases = taken.map(({ app: { name, release } }) => ({ name, release }));
      return { fresh: fresh.flat(), notes: await moveChannels(await opening, releases) };
    },
  };
}

/** @returns messages for the terminal */
async function moveChannels(
  registry: Registry,
  releases: { name: string; release: string }[],
): Promise<string[]> {
  const notes: string[] = [];
  const { birthtime: checkedOutAt } = await stat(workspace);
  for (const channel of servedChannels) {
    const { left, refused, warnings } = await bootstrapChannel(
      registry.channels,
      channel,
      releases,
      checkedOutAt,
    );
    if (left) notes.push(describeLeft(channel, left));
    if (refused) notes.push(refused);
    notes.push(...warnings);
  }
  return notes;
}

function describeLeft(channel: Channel, { reason, built }: NonNullable<BootstrapResult['left']>) {
  const releases = built
    .map(({ name, release }) => `${name}@${release}`)
    .sort()
    .join(' ');
  return `${channel} stays as it is: ${reason}. Built, in the registry, and not promoted: aangan promote ${releases} --to ${channel}`;
}

async function publishOne(registry: Registry, app: BuiltApp): Promise<boolean> {
  const { manifest, fileOf } = await readReleaseFolder(app.directory);
  const version = await readVersion(app.directory);
  const source = version === undefined ? {} : { version };
  const origin = { by: 'npm start', isBootstrap: true, source };
  try {
    const { isPublished, missing } = await registry.releases.announce(manifest, origin);
    if (isPublished) return false;
    for (const sha256 of missing) {
      await registry.releases.putBlob(sha256, await readFile(fileOf.get(sha256) ?? ''));
    }
    await registry.releases.finalise(manifest.name, manifest.release);
    return true;
  } catch (error) {
    // The same sources gave other bytes in two builds: the published release is equivalent.
    if (error instanceof RegistryRefusal && error.kind === 'conflict') return false;
    throw error;
  }
}
