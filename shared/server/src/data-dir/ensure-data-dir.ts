import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PlainError } from '../plain-error.ts';

/**
 * Creates the data directory if it is missing and checks that it is writable.
 *
 * @returns its absolute path.
 * @throws {PlainError} naming the path, the cause and how to fix it.
 */
export async function ensureDataDir(dataDir: string): Promise<string> {
  const directory = path.resolve(dataDir);
  // A fixed name: the next start removes the file that a killed one left.
  const probe = path.join(directory, '.probe');
  try {
    await makeFolder(directory);
    await writeFile(probe, '');
    await rm(probe, { force: true });
  } catch (error) {
    throw new PlainError(
      `DATA_DIR ${directory} cannot be written (${reasonOf(error)}). Give your user write access to it, or choose another folder, for example: DATA_DIR=$HOME/aangan-data npm start`,
      { cause: error },
    );
  }
  return directory;
}

/** As `mkdir -p`; Node's own recursive mkdir never returns where a folder refuses with ENOENT (/proc). */
async function makeFolder(directory: string): Promise<void> {
  const parent = path.dirname(directory);
  if (parent !== directory && (await stat(directory).catch(() => undefined)) === undefined) {
    await makeFolder(parent);
    await mkdir(directory).catch((error: unknown) => {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    });
  }
}

const reasons: Record<string, string> = {
  EACCES: 'permission denied',
  EPERM: 'not permitted',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  ENOENT: 'no folder can be made there',
  ENOTDIR: 'a part of the path is a file',
  EEXIST: 'it is a file',
};

function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return reasons[code] ?? (code || String(error));
}
