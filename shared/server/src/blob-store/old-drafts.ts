import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** Removes the files of a folder that were last written to longer than this ago (milliseconds). @returns how many */
export async function removeOldDrafts(drafts: string, olderThanMs: number): Promise<number> {
  const names = await readdir(drafts).catch(() => []);
  let removed = 0;
  for (const name of names) {
    const file = path.join(drafts, name);
    const found = await stat(file).catch(() => undefined);
    if (!found || found.mtimeMs > Date.now() - olderThanMs) continue;
    await rm(file, { force: true });
    removed += 1;
  }
  return removed;
}
