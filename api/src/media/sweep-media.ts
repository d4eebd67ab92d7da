import {
  type BlobStore,
  type Database,
  removeOld,
  type SweptBlobs,
  unlessBackedUp,
} from '@aangan/server';
import type { Tables } from '../tables.ts';
import { usedMedia } from './used-media.ts';

export interface MediaStores {
  database: Database<Tables>;
  blobs: BlobStore;
  /** Folder that uploads are received in. */
  uploads: string;
}

/**
 * Removes files that no picture, video or copy names, and what uploads that broke off with their process have left.
 * @param olderThanMs files that were written less than this ago (milliseconds) stay
 */
export async function sweepMedia(
  { database, blobs, uploads }: MediaStores,
  olderThanMs: number,
): Promise<SweptBlobs> {
  const used = (keys: readonly string[]) => usedMedia(database.kysely, keys);
  const sweep = () => blobs.sweep({ olderThanMs, used });
  const swept = (await unlessBackedUp(database.pool, sweep)) ?? { blobs: 0, drafts: 0 };
  return { ...swept, drafts: swept.drafts + (await removeOld(uploads, olderThanMs)) };
}
