import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ManifestError, parseReleaseManifest } from '@aangan/manifest';
import { writeBuiltFrom } from '@aangan/manifest/built-from';
import { buildPortable } from './portable-build.ts';
import { runWebpack } from './run-webpack.ts';
import { sourceHash } from './source-hash.ts';

/** One built app. */
export interface BuiltApp {
  name: string;
  /** `release` for a part of the site, `page` for a page of its own. */
  kind: 'release' | 'page';
  /** The hash of its sources: for a release, its id. */
  release: string;
  /** Where its files are, and its release.json or page.json. */
  directory: string;
  /** False if the existing build was made from the same sources and is used again. */
  built: boolean;
}

/**
 * Builds one app (the shell, a remote or a page of its own) as `webpack build` does, unless its last build is of the
 * same sources.
 * @param directory the app's folder, with a webpack.config.ts
 * @param onBegan called when a build begins
 * @throws Error with webpack's messages when it does not compile
 */
export async function buildApp(directory: string, onBegan?: () => void): Promise<BuiltApp> {
  const release = sourceHash(directory);
  const existing = readBuilt(directory);
  if (existing?.release === release) {
    // The same sources: they are those of this commit too.
    await writeBuiltFrom(directory);
    return { ...existing, built: false };
  }
  onBegan?.();
  if (existsSync(join(directory, 'remote.json'))) await buildPortable(directory);
  await runWebpack(directory);
  const built = readBuilt(directory);
  if (!built) throw new Error(`The build of ${directory} wrote no release.json or page.json.`);
  await writeBuiltFrom(directory);
  return { ...built, built: true };
}

/** The app's last build; null where there is none, or it was made in an older format. */
function readBuilt(directory: string): Omit<BuiltApp, 'built'> | null {
  const built = join(directory, 'dist');
  const page = readJson(join(built, 'page.json')) as { name: string; release: string } | null;
  if (page) return { ...page, kind: 'page', directory: built };
  const manifest = readJson(join(built, 'release.json'));
  if (manifest === null) return null;
  try {
    const { name, release } = parseReleaseManifest(manifest);
    return { name, release, kind: 'release', directory: built };
  } catch (error) {
    if (error instanceof ManifestError) return null;
    throw error;
  }
}

/** The file's content; null where there is none, or it is not JSON. */
function readJson(file: string): unknown {
  if (!existsSync(file)) return null;
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
