import type { BlobStore, Logger } from '@aangan/server';
import { deltaUnpacksTo, unpacksTo } from '@aangan/server/requests';
import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Tables } from '../tables.ts';
import { type Coding, forgetVariant } from './release-file-repository.ts';

/** How many results of comparing a copy with its file are remembered. */
const maxKnown = 50_000;

/** A file of a release: the hash and the length of its bytes. */
interface PlainFile {
  sha256: string;
  bytes: number;
}

interface Copy {
  file: PlainFile;
  coding: Coding;
  content: Buffer;
}

/**
 * Compressed copies of files in the blob store, deltas among them, which releases with the same file share. A copy that
 * does not unpack to its file is never returned: each process checks each copy once. Nor is a delta whose dictionary is
 * gone.
 */
export interface StoredCopies {
  /**
   * Reads the copy stored as `sha256`. A wrong copy is logged and taken from all releases, and the result is undefined.
   */
  read(file: PlainFile, coding: Coding, sha256: string): Promise<Buffer | undefined>;
  /** Stores a new copy. @returns its hash; undefined if it is wrong, which is logged, and nothing is stored */
  keep(file: PlainFile, coding: Coding, content: Buffer): Promise<string | undefined>;
}

export function createStoredCopies(options: {
  db: Kysely<Tables>;
  blobs: BlobStore;
  logger?: Pick<Logger, 'error'> | undefined;
}): StoredCopies {
  const { db, blobs, logger } = options;
  const known = new LRUCache<string, { isRight: boolean }, Copy>({
    max: maxKnown,
    fetchMethod: async (_key, _stale, { context }) => ({ isRight: await unpacks(context) }),
  });
  const unpacks = async ({ file, coding, content }: Copy) => {
    if (typeof coding === 'string') return unpacksTo(content, coding, file);
    const { dictionary } = coding;
    if (!(await blobs.has(dictionary))) return false;
    return deltaUnpacksTo(content, await blobs.read(dictionary), file);
  };
  const isRight = async (copy: Copy, sha256: string) => {
    const key = `${copy.file.sha256} ${nameOf(copy.coding)} ${sha256}`;
    return (await known.fetch(key, { context: copy }))?.isRight ?? false;
  };

  return {
    read: async (file, coding, sha256) => {
      const content = await blobs.read(sha256);
      if (await isRight({ file, coding, content }, sha256)) return content;
      const about = { file: file.sha256, copy: sha256, encoding: nameOf(coding) };
      logger?.error(about, 'a compressed copy is not of its file: it is taken away');
      // The blob stays, because it may be another file's too: the sweep removes it once nothing names it.
      await forgetVariant(db, file.sha256, { coding, sha256 }).catch((error: unknown) =>
        logger?.error({ ...about, err: error }, 'a wrong copy could not be taken away'),
      );
      return undefined;
    },

    keep: async (file, coding, content) => {
      if (await unpacks({ file, coding, content })) return (await blobs.put(content)).sha256;
      const about = { file: file.sha256, encoding: nameOf(coding) };
      logger?.error(about, 'a new compressed copy is not of its file: it is not kept');
      return undefined;
    },
  };
}

const nameOf = (coding: Coding) =>
  typeof coding === 'string' ? coding : `dcz ${coding.dictionary}`;
