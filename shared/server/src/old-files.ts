import type { Stats } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/**
 * Whether a file was last written at least this long ago (milliseconds). Rounded down to whole milliseconds, as
 * `Date.now()` is: with its fraction, the time of a file written in this millisecond would be in the future.
 */
export function isOlder(found: Pick<Stats, 'mtimeMs'>, ms: number): boolean {
  return Math.floor(found.mtimeMs) <= Date.now() - ms;
}

/**
 * Removes the files and folders in a folder that were last written to longer than this ago (milliseconds).
 * @returns how many
 */
export async function removeOld(folder: string, olderThanMs: number): Promise<number> {
  let removed = 0;
  for (const name of await readdir(folder).catch(() => [])) {
    const entry = path.join(folder, name);
    const found = await stat(entry).catch(() => undefined);
    if (!found || !isOlder(found, olderThanMs)) continue;
    await rm(entry, { recursive: true, force: true });
    removed += 1;
  }
  return removed;
}
