import { randomUUID } from 'node:crypto';
import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { CopyFormat, MadeCopy } from '../processing/make-copies.ts';

/** A copy, and the file that it was written to. */
export interface CopyFile extends MadeCopy {
  path: string;
}

/**
 * Answers the copies that another site on this machine has made of a picture, or makes them and keeps them for the
 * next one. What is read back is shown to visitors: nobody but the sites may write to the folder.
 * @param directory a folder for one picture and its widths; made when it is missing
 * @param make makes the copies, in files that may be gone once they were kept
 */
export async function sharedCopies(
  directory: string,
  make: () => Promise<readonly CopyFile[]>,
): Promise<readonly CopyFile[]> {
  const names = await readdir(directory).catch(whenMissing);
  if (names) return names.map((name) => ({ ...readName(name), path: path.join(directory, name) }));
  const made = await make();
  const draft = `${directory}.${randomUUID()}`;
  await mkdir(draft, { recursive: true });
  await Promise.all(made.map((copy) => cp(copy.path, path.join(draft, nameOf(copy)))));
  // Another site may have made them meanwhile: its copies are as good.
  await rename(draft, directory).catch(() => rm(draft, { recursive: true, force: true }));
  return made;
}

const nameOf = ({ width, format }: MadeCopy) => `${width}.${format}`;

function readName(name: string): { width: number; format: CopyFormat } {
  const [width, format] = name.split('.');
  return { width: Number(width), format: format as CopyFormat };
}

function whenMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
