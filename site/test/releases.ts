import { createHash } from 'node:crypto';
import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ChannelComposition, ReleaseManifest } from '@aangan/manifest';
import { getJson, workspace } from './site.ts';

/** The account of the demo data that may publish. */
export const integrator = {
  AANGAN_EMAIL: 'integrator@aangan.test',
  AANGAN_PASSWORD: 'courtyard-demo',
};

/** What a channel serves. */
export const composition = (origin: string, channel: string) =>
  getJson<ChannelComposition>(`${origin}/platform/channels/${channel}`);

/** The release of a remote that a channel serves. */
export async function servedRelease(origin: string, channel: string, name: string) {
  const { remotes } = await composition(origin, channel);
  return remotes.find((remote) => remote.name === name)?.release;
}

/**
 * A build of a remote that differs from the one published, as its team would have made it: under another id.
 * By default of mfe-portfolio: its pages need an account, so that none is opened in Chromium before a channel serves it.
 */
export async function otherBuild(folder: string, id: string, name = 'portfolio'): Promise<string> {
  const directory = path.join(folder, `${name}-${id}`);
  await cp(path.join(workspace, `mfe-${name}/dist`), directory, { recursive: true });
  const file = path.join(directory, 'release.json');
  const text = await readFile(file, 'utf8');
  const { release: built } = JSON.parse(text) as ReleaseManifest;
  const manifest = JSON.parse(text.replaceAll(built, id)) as ReleaseManifest;
  for (const fileName of Object.keys(manifest.files)) {
    const from = path.join(directory, fileName.replaceAll(id, built));
    const original = await readFile(from);
    // Its scripts name the folder that they are served in.
    const bytes = fileName.endsWith('.js')
      ? Buffer.from(String(original).replaceAll(built, id))
      : original;
    await writeFile(path.join(directory, fileName), bytes);
    const hash = (algorithm: string) => createHash(algorithm).update(bytes);
    manifest.files[fileName] = {
      bytes: bytes.length,
      sha256: hash('sha256').digest('hex'),
      integrity: `sha384-${hash('sha384').digest('base64')}`,
    };
  }
  const version = `1.0.0+${id}`;
  await writeFile(file, JSON.stringify({ ...manifest, version }));
  return directory;
}
