import { randomUUID } from 'node:crypto';
import { createReadStream, type Stats } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { isOlder, removeOld } from '../old-files.ts';
import { BlobAbsent, BlobStoreUnreachable } from './blob-errors.ts';
import type { BlobStore } from './blob-store.ts';
import { removeUnusedBlobs } from './sweep-blobs.ts';
import { writeDraft } from './write-draft.ts';

const hexSha256 = /^[0-9a-f]{64}$/;
const folderName = /^[0-9a-f]{2}$/;
const fileName = /^[0-9a-f]{62}$/;
/** The size of a health check's file, in bytes: large enough to fail when a small upload would. */
const probeBytes = 64 * 1024;

/** A blob store whose blobs are files. */
export interface FolderBlobStore extends BlobStore {
  /** The path of the blob's file, whether or not it exists. @throws TypeError for a malformed key */
  path(sha256: string): string;
}

/**
 * A blob store in a folder. The folder is created at the first use; if it disappears later, the store is unreachable. A
 * blob is written to a temporary file, flushed to disk and renamed: a reader never sees half a blob, and a killed
 * process leaves only a temporary file, which the next sweep removes.
 */
export function createBlobStore(directory: string): FolderBlobStore {
  const root = path.resolve(directory);
  const drafts = path.join(root, 'tmp');
  const pathOf = (sha256: string): string => {
    if (!hexSha256.test(sha256)) {
      throw new TypeError(`Not a sha256 in lower-case hex: ${JSON.stringify(sha256)}`);
    }
    return path.join(root, sha256.slice(0, 2), sha256.slice(2));
  };
  const prepared = once(async () => {
    await mkdir(drafts, { recursive: true });
  });

  /** The result of reading a file; undefined if the file is absent. */
  async function ifThere<Result>(read: () => Promise<Result>): Promise<Result | undefined> {
    try {
      await prepared();
      return await read();
    } catch (error) {
      if (isAbsent(error) && (await isFolder(root))) return undefined;
      throw error instanceof BlobStoreUnreachable ? error : new BlobStoreUnreachable(error);
    }
  }

  async function* pieces(sha256: string, range?: { start: number; end: number }) {
    const file = pathOf(sha256);
    if (!(await ifThere(() => stat(file)))) throw new BlobAbsent(sha256);
    yield* createReadStream(file, range ?? {});
  }

  const store: FolderBlobStore = {
    put: async (content, options = {}) => {
      await prepared();
      const draft = path.join(drafts, randomUUID());
      try {
        const stored = await writeDraft(draft, content, options);
        const target = pathOf(stored.sha256);
        await mkdir(path.dirname(target), { recursive: true });
        await rename(draft, target);
        return stored;
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    has: async (sha256) => (await store.size(sha256)) !== undefined,
    size: async (sha256) => {
      const file = pathOf(sha256);
      return (await ifThere(() => stat(file)))?.size;
    },
    read: async (sha256) => {
      const file = pathOf(sha256);
      const bytes = await ifThere(() => readFile(file));
      if (!bytes) throw new BlobAbsent(sha256);
      return bytes;
    },
    stream: (sha256, range) => Readable.from(pieces(sha256, range), { objectMode: false }),
    list: async function* () {
      const folders = await ifThere(() => readdir(root));
      for (const folder of (folders ?? []).filter((name) => folderName.test(name))) {
        const names = await ifThere(() => readdir(path.join(root, folder)));
        for (const name of names ?? []) if (fileName.test(name)) yield folder + name;
      }
    },
    remove: (sha256, { ifOlderThanMs } = {}) =>
      removeFile(pathOf(sha256), (file) => ifThere(() => stat(file)), ifOlderThanMs),
    path: pathOf,
    check: async () => {
      await mkdir(drafts, { recursive: true });
      const probe = path.join(drafts, randomUUID());
      try {
        await writeFile(probe, Buffer.alloc(probeBytes), { flush: true });
      } finally {
        await rm(probe, { force: true });
      }
    },
    sweep: async (options) => ({
      blobs: await removeUnusedBlobs(store, options),
      drafts: await removeOld(drafts, options.olderThanMs),
    }),
  };
  return store;
}

async function removeFile(
  file: string,
  find: (file: string) => Promise<Stats | undefined>,
  ifOlderThanMs?: number,
): Promise<boolean> {
  const found = await find(file);
  if (!found) return false;
  if (ifOlderThanMs !== undefined && !isOlder(found, ifOlderThanMs)) return false;
  await rm(file, { force: true });
  return true;
}

const isAbsent = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

const isFolder = (directory: string) =>
  stat(directory).then(
    (info) => info.isDirectory(),
    () => false,
  );

function once(action: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  return () => {
    running ??= action().catch((error: unknown) => {
      running = undefined;
      throw error;
    });
    return running;
  };
}
