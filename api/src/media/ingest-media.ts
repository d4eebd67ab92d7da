import type { BlobStore } from '@aangan/server';
import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import { sniffMedia } from './sniff-media.ts';

export interface MediaFacts {
  /** Pixels. */
  width: number | null;
  height: number | null;
  altText: string;
  /** #rrggbb */
  dominantColor: string | null;
}

/**
 * Keeps a picture or video; the same bytes are kept once, with the facts they first came with.
 * @returns its sha256
 * @throws Error when the bytes are of no format that is kept
 */
export async function ingestMedia(
  { db, blobs }: { db: Kysely<Tables>; blobs: BlobStore },
  bytes: Uint8Array,
  facts: MediaFacts,
): Promise<string> {
  const extension = sniffMedia(bytes);
  if (!extension) throw new Error('These bytes are neither a picture nor a video that is kept.');
  const { sha256, size } = await blobs.put(bytes);
  await db
    .insertInto('media')
    .values({
      sha256,
      extension,
      bytes: size,
      width: facts.width,
      height: facts.height,
      alt_text: facts.altText,
      dominant_color: facts.dominantColor?.toLowerCase() ?? null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return sha256;
}
