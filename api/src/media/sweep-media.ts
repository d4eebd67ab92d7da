import {
  type BlobStore,
  type Database,
  removeOld,
  type SweptBlobs,
  unlessBackedUp,
} from '@aangan/server';
import type { Tables } from '../tables.ts';
import { usedDocuments } from './documents.ts';
import { usedMedia } from './used-media.ts';

export interface MediaStores {
  database: Database<Tables>;
  blobs: BlobStore;
  /** Where documents are that only operators read. */
  documents: BlobStore;
  /** Folder that uploads are received in. */
  uploads: string;
}

/**
 * Removes files that no picture, video, copy or evidence names, and what uploads that broke off with their process have left.
 * @param olderThanMs files that were written less than this ago (milliseconds) stay
 */
export async function sweepMedia(
  { database, blobs, documents, uploads }: MediaStores,
  olderThanMs: number,
): Promise<SweptBlobs> {
  const used = (keys: readonly string[]) => usedMedia(database.kysely, keys);
  const sweep = () => blobs.sweep({ olderThanMs, used });
  const sweepDocuments = () =>
    documents.sweep({ olderThanMs, used: (keys) => usedDocuments(database.kysely, keys) });
  const swept = (await unlessBackedUp(database.pool, sweep)) ?? { blobs: 0, drafts: 0 };
  const papers = (await unlessBackedUp(database.pool, sweepDocuments)) ?? { blobs: 0, drafts: 0 };
  return {
    blobs: swept.blobs + papers.blobs,
    drafts: swept.drafts + papers.drafts + (await removeOld(uploads, olderThanMs)),
  };
}
