import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseManifest } from '@aangan/manifest';
import { PlainError } from '@aangan/server/plain-error';

/** A built folder: its release.json, and its files by hash. */
export interface ReleaseFolder {
  manifest: ReleaseManifest;
  /** The folder with release.json. */
  directory: string;
  /** Hex sha256 → the file that has these bytes. */
  fileOf: ReadonlyMap<string, string>;
}

/**
 * Reads a built folder, or the `dist` of an app's folder.
 * @throws {PlainError} when there is no build, or release.json is malformed.
 */
export async function readReleaseFolder(directory: string): Promise<ReleaseFolder> {
  const folder = await findFolder(path.resolve(directory));
  const manifest = await readManifest(path.join(folder, 'release.json'));
  const entries = Object.entries(manifest.files);
  const fileOf = new Map(entries.map(([name, { sha256 }]) => [sha256, path.join(folder, name)]));
  return { manifest, directory: folder, fileOf };
}

async function findFolder(directory: string): Promise<string> {
  for (const folder of [directory, path.join(directory, 'dist')]) {
    const isThere = await stat(path.join(folder, 'release.json')).then(
      () => true,
      () => false,
    );
    if (isThere) return folder;
  }
  throw new PlainError(
    `${directory} has no release.json. Build the app first, then name its folder: aangan publish mfe-designers`,
  );
}

async function readManifest(file: string): Promise<ReleaseManifest> {
  // Loaded here: most commands read no release.
  const { ManifestError, parseReleaseManifest } = await import('@aangan/manifest');
  try {
    return parseReleaseManifest(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    if (error instanceof ManifestError || error instanceof SyntaxError) {
      throw new PlainError(`${file} cannot be published. ${error.message}`, { cause: error });
    }
    throw error;
  }
}
