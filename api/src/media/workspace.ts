import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/**
 * Gives a piece of work an empty folder of its own, and removes it with all that was written there when the work has
 * ended, whether or not it succeeded.
 * @param uploads folder that uploads are received and worked on in
 */
export async function withWorkspace<Result>(
  uploads: string,
  work: (directory: string) => Promise<Result>,
): Promise<Result> {
  const directory = path.join(uploads, randomUUID());
  await mkdir(directory, { recursive: true });
  try {
    return await work(directory);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

/** Removes the folders of work that a killed process did not end. @returns how many */
export async function sweepWorkspaces(uploads: string, olderThanMs: number): Promise<number> {
  let removed = 0;
  for (const name of await readdir(uploads).catch(() => [])) {
    const directory = path.join(uploads, name);
    const found = await stat(directory).catch(() => undefined);
    if (!found || found.mtimeMs > Date.now() - olderThanMs) continue;
    await rm(directory, { recursive: true, force: true });
    removed += 1;
  }
  return removed;
}
