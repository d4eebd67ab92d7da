import { readFile } from 'node:fs/promises';
import type { BlobStore } from '@aangan/server';
import type { Kysely } from 'kysely';
import { type DemoPicture, demoFolder, readDemoIndex } from '../media/demo-index.ts';
import { ingestMedia } from '../media/ingest-media.ts';
import type { Tables } from '../tables.ts';

/** A file of demo/media → the sha256 it is kept under. */
export type DemoMedia = ReadonlyMap<string, string>;

/** Keeps every demo file. Doing it again changes nothing. */
export async function ingestDemoMedia(db: Kysely<Tables>, blobs: BlobStore): Promise<DemoMedia> {
  const kept = new Map<string, string>();
  const keep = async (file: string, picture: DemoPicture) => {
    const bytes = await readFile(new URL(file, demoFolder));
    const facts = {
      width: picture.width,
      height: picture.height,
      altText: picture.alt,
      dominantColor: picture.palette[0] ?? null,
    };
    kept.set(file, await ingestMedia({ db, blobs }, bytes, facts));
  };
  for (const picture of await readDemoIndex()) {
    await keep(picture.file, picture);
    if (picture.poster) await keep(picture.poster, picture);
  }
  return kept;
}

/** @throws Error when the demo data names a file that demo/media does not have */
export function mediaOf(media: DemoMedia, file: string): string {
  const sha256 = media.get(file);
  if (!sha256) throw new Error(`The demo data names ${file}, which is not in demo/media.`);
  return sha256;
}
