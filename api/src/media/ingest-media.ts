import { createHash } from 'node:crypto';
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
 * Keeps a picture or video; the same bytes are kept once, with the facts they first came with. In a
 * transaction that also refers to it, it cannot be removed in between (remove-unused-media.ts).
 * @returns its sha256
 * @throws Error when the bytes are of no format that is kept
 */
export async function ingestMedia(
  { db, blobs }: { db: Kysely<Tables>; blobs: BlobStore },
  bytes: Uint8Array,
  facts: MediaFacts,
): Promise<string> {
  const extension = await sniffMedia(bytes);
  if (!extension) throw new Error('These bytes are neither a picture nor a video that is kept.');
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  await db
    .insertInto('media')
    .values({
      sha256,
      extension,
      bytes: bytes.length,
      width: facts.width,
      height: facts.height,
      alt_text: facts.altText,
      dominant_color: facts.dominantColor?.toLowerCase() ?? null,
    })
    // Changes nothing, but locks the row: a removal of the same bytes that is under way is waited for.
    .onConflict((conflict) => conflict.column('sha256').doUpdateSet({ bytes: bytes.length }))
    .execute();
  await blobs.put(bytes, { expectedSha256: sha256 });
  return sha256;
}
