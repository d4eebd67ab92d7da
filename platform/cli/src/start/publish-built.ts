import { readFile } from 'node:fs/promises';
import { bootstrapChannel, type Registry, RegistryRefusal } from '@aangan/registry';
import { readReleaseFolder } from '../publish/read-release-folder.ts';
import { readVersion } from '../publish/read-source.ts';
import type { BuiltApp } from './build-apps.ts';
import { servedChannels } from './served-channels.ts';

/** The result of publishing builds: the names of new releases, and what to tell the person who starts. */
export interface PublishedApps {
  fresh: string[];
  notes: string[];
}

/**
 * Publishes the builds into the registry of this process and moves the served channels to them, except where a
 * person decided on another release.
 */
export async function publishBuilt(
  registry: Registry,
  apps: readonly BuiltApp[],
): Promise<PublishedApps> {
  const results = await Promise.all(apps.map((app) => publishOne(registry, app)));
  const fresh = results.flatMap((isFresh, index) => (isFresh ? [apps[index]?.name ?? ''] : []));
  const notes: string[] = [];
  for (const channel of servedChannels) {
    const { kept, refused, warnings } = await bootstrapChannel(registry.channels, channel, apps);
    notes.push(
      ...kept
        .filter(({ name, release }) => apps.some((a) => a.name === name && a.release !== release))
        .map(({ name, release }) =>
          release === null
            ? `${channel} stays without ${name}, which was removed by hand; the one just built is in the registry.`
            : `${channel} keeps ${name} ${release}, which was put there by hand; the one just built is in the registry.`,
        ),
      ...(refused ? [refused] : []),
      ...warnings,
    );
  }
  return { fresh, notes };
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
    // The same sources, built twice with other bytes: the release that is there is as good.
    if (error instanceof RegistryRefusal && error.kind === 'conflict') return false;
    throw error;
  }
}
