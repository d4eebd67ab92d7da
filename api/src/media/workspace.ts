import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
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
