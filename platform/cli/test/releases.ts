import { createHash } from 'node:crypto';
import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type ChannelComposition, containerOf, type ReleaseManifest } from '@aangan/manifest';
import { getJson, workspace } from './site.ts';

/** The account of the demo data that may publish. */
export const integrator = {
  AANGAN_EMAIL: 'integrator@aangan.test',
  AANGAN_PASSWORD: 'courtyard-demo',
};

/** What a channel serves. */
export const composition = (origin: string, channel: string) =>
  getJson<ChannelComposition>(`${origin}/platform/channels/${channel}`);

/** A build of mfe-auth that differs from the one published, as its team would have made it. */
export async function otherBuild(folder: string, id: string): Promise<string> {
  const directory = path.join(folder, `auth-${id}`);
  await cp(path.join(workspace, 'mfe-auth/dist'), directory, { recursive: true });
  const file = path.join(directory, 'release.json');
  const manifest = JSON.parse(await readFile(file, 'utf8')) as ReleaseManifest;
  const container = containerOf(manifest.name, id);
  const entry = 'entry' in manifest ? manifest.entry : '';
  const text = await readFile(path.join(directory, entry), 'utf8');
  const bytes = Buffer.from(text.replaceAll(manifest.container, container));
  await writeFile(path.join(directory, entry), bytes);
  const hash = (algorithm: string) => createHash(algorithm).update(bytes);
  const files = {
    ...manifest.files,
    [entry]: {
      bytes: bytes.length,
      sha256: hash('sha256').digest('hex'),
      integrity: `sha384-${hash('sha384').digest('base64')}`,
    },
  };
  const version = `1.0.0+${id}`;
  await writeFile(file, JSON.stringify({ ...manifest, release: id, version, container, files }));
  return directory;
}
