import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

export interface SweepOptions {
  /** Leave alone what was written less than this ago (milliseconds): its reference may be about to be committed. */
  olderThanMs: number;
  /** Those of these keys that something refers to. */
  used(sha256s: readonly string[]): Promise<ReadonlySet<string>>;
}

/** How much a sweep removed. */
export interface SweptBlobs {
  drafts: number;
  blobs: number;
}

/** How many keys are asked about at once. */
const keysAtOnce = 500;
const folderName = /^[0-9a-f]{2}$/;
const fileName = /^[0-9a-f]{62}$/;

/** Sweeps a blob store's folder; `drafts` is the folder of what is being written. */
export async function sweepBlobs(
  root: string,
  drafts: string,
  { olderThanMs, used }: SweepOptions,
): Promise<SweptBlobs> {
  const isOld = async (file: string) => {
    const info = await stat(file).catch(() => undefined);
    return info !== undefined && info.mtimeMs <= Date.now() - olderThanMs;
  };
  const removeOld = async (files: readonly string[]) => {
    let removed = 0;
    for (const file of files) {
      // Asked last thing before: the same bytes may just have been put again.
      if (!(await isOld(file))) continue;
      await rm(file, { force: true, recursive: true });
      removed += 1;
    }
    return removed;
  };

  const abandoned = (await namesIn(drafts)).map((name) => path.join(drafts, name));
  let blobs = 0;
  for await (const keys of keysIn(root)) {
    const kept = await used(keys);
    const unused = keys.filter((key) => !kept.has(key));
    blobs += await removeOld(unused.map((key) => path.join(root, key.slice(0, 2), key.slice(2))));
  }
  return { drafts: await removeOld(abandoned), blobs };
}

async function* keysIn(root: string): AsyncGenerator<string[]> {
  let keys: string[] = [];
  for (const folder of (await namesIn(root)).filter((name) => folderName.test(name))) {
    const names = await namesIn(path.join(root, folder));
    keys.push(...names.filter((name) => fileName.test(name)).map((name) => folder + name));
    while (keys.length >= keysAtOnce) {
      yield keys.slice(0, keysAtOnce);
      keys = keys.slice(keysAtOnce);
    }
  }
  if (keys.length > 0) yield keys;
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch(() => []);
}
