import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteManifest } from '@aangan/manifest';
import { PlainError } from '@aangan/server/plain-error';

/** What the remote of a folder declares. @throws {PlainError} where its remote.json is missing or malformed */
export async function readRemote(directory: string): Promise<RemoteManifest> {
  // Loaded here: most commands read no remote.json.
  const { ManifestError, parseRemoteManifest } = await import('@aangan/manifest');
  const file = path.join(directory, 'remote.json');
  try {
    return parseRemoteManifest(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    if (error instanceof ManifestError || error instanceof SyntaxError) {
      throw new PlainError(`${file} cannot be read. ${error.message}`, { cause: error });
    }
    throw new PlainError(`${directory} has no remote.json.`, { cause: error });
  }
}
