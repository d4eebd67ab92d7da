import { addJob, type BlobStore, fileBytes } from '@aangan/server';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import { makeCopiesTask } from './copies/copies-task.ts';
import { keepHash } from './hashing/picture-hash.repository.ts';
import { hashPicture } from './hashing/picture-hash.ts';
import { type PreparedFile, type PreparedMedia, pictureOf } from './prepare-media.ts';
import type { StoredExtension } from './sniff-media.ts';

/** What a row refers to once its picture or video is stored. */
export interface StoredMedia {
  mediaType: PreparedMedia['mediaType'];
  sha256: string;
  /** Of a video: its still. */
  thumbnailSha256: string | null;
}

interface Stores {
  /** A transaction that also refers to what is stored: then it cannot be removed in between. */
  db: Kysely<Tables>;
  blobs: BlobStore;
  /** Whether it is not to be at /api/media/, unless the same bytes are there already. */
  isPrivate?: boolean;
}

/** Stores what prepareMedia made, with what it is known again by; the same bytes are stored once. */
export async function storeMedia(stores: Stores, media: PreparedMedia): Promise<StoredMedia> {
  const { mediaType, file } = media;
  const still = mediaType === 'VIDEO' ? await storeFile(stores, media.still) : null;
  const sha256 = await storeFile(stores, file);
  await keepHash(stores.db, still ?? sha256, hashPicture(pictureOf(media).square));
  return { mediaType, sha256, thumbnailSha256: still };
}

/** Stores one file that was prepared. @returns its sha256 */
export function storeFile(stores: Stores, file: PreparedFile): Promise<string> {
  const { path, sha256, bytes, extension, width, height, dominantColor } = file;
  const row = { sha256, bytes, extension, width, height, dominantColor, altText: '' };
  return storeBytes(stores, row, fileBytes(path));
}

export interface MediaRow {
  sha256: string;
  bytes: number;
  extension: StoredExtension;
  /** Pixels. */
  width: number | null;
  height: number | null;
  altText: string;
  /** #rrggbb */
  dominantColor: string | null;
}

/** Stores bytes and the row that describes them, and has the smaller copies of a picture made. @returns the sha256 */
export async function storeBytes(
  { db, blobs, isPrivate = false }: Stores,
  { altText, dominantColor, ...row }: MediaRow,
  content: Uint8Array | AsyncIterable<Uint8Array>,
): Promise<string> {
  const { sha256, bytes } = row;
  const { copies_made_at } = await db
    .insertInto('media')
    .values({
      ...row,
      alt_text: altText,
      dominant_color: dominantColor?.toLowerCase() ?? null,
      is_private: isPrivate,
    })
    // Locks the row, also where it changes nothing: a removal of the same bytes that is under way is waited for.
    .onConflict((conflict) =>
      conflict.column('sha256').doUpdateSet({
        bytes,
        is_private: sql<boolean>`media.is_private and excluded.is_private`,
      }),
    )
    .returning('copies_made_at')
    .executeTakeFirstOrThrow();
  await blobs.put(content, { expectedSha256: sha256 });
  if (copies_made_at === null && hasCopies(row.extension)) {
    await addJob(db, makeCopiesTask, { sha256 }, { key: `copies ${sha256}`, isLast: true });
  }
  return sha256;
}

/** Drawings are drawn at any size, and videos are played as they are. */
const hasCopies = (extension: StoredExtension) => !['svg', 'mp4', 'mov', 'pdf'].includes(extension);
