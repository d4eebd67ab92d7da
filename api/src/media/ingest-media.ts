import { createHash } from 'node:crypto';
import type { BlobStore } from '@aangan/server';
import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import { sniffMedia } from './sniff-media.ts';
import { type MediaRow, storeBytes } from './store-media.ts';

/** What is known of a file beside its bytes. */
export type MediaDescription = Pick<MediaRow, 'width' | 'height' | 'altText' | 'dominantColor'>;

/**
 * Stores a picture or video of our own, such as one of the demo data, as it is: nothing in it is checked or removed.
 * @returns its sha256
 * @throws Error when the bytes are of no format that is kept
 */
export async function ingestMedia(
  stores: { db: Kysely<Tables>; blobs: BlobStore },
  bytes: Uint8Array,
  description: MediaDescription,
): Promise<string> {
  const extension = await sniffMedia(bytes);
  if (!extension) throw new Error('These bytes are neither a picture nor a video that is kept.');
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return storeBytes(stores, { sha256, extension, bytes: bytes.length, ...description }, bytes);
}
