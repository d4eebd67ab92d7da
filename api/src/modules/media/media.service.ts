import type { BlobStore } from '@aangan/server';
import type { Kysely } from 'kysely';
import sharp from 'sharp';
import { contentTypes, type MediaExtension } from '../../media/sniff-media.ts';
import { invalid, message, notFound } from '../../problems.ts';
import type { Tables } from '../../tables.ts';
import { notAChoice } from '../../validation/not-a-choice.ts';
import { findVariant, isMedia, saveVariant } from './media.repository.ts';
import { oneAtATime } from './one-at-a-time.ts';

/** The widths that pages request. They are few and fixed, so that requests cannot fill the disk with copies. */
export const mediaWidths = [320, 480, 640, 960, 1280, 1600] as const;

/** A file to serve: which blob, of what kind and length. */
export interface ServedMedia {
  blob: string;
  bytes: number;
  contentType: string;
}

interface MediaFile {
  sha256: string;
  extension: MediaExtension;
}

export function createMediaService({ db, blobs }: { db: Kysely<Tables>; blobs: BlobStore }) {
  const resizing = oneAtATime<string>(2);

  async function served(blob: string, contentType: string): Promise<ServedMedia> {
    const bytes = await blobs.size(blob);
    if (bytes === undefined) throw notFound();
    return { blob, bytes, contentType };
  }

  async function makeVariant({ sha256, extension }: MediaFile, width: number): Promise<string> {
    const picture = sharp(await blobs.read(sha256), { animated: extension === 'gif' });
    const smaller = picture.rotate().resize({ width, withoutEnlargement: true });
    const { sha256: blob } = await blobs.put(await smaller.webp({ quality: 80 }).toBuffer());
    await saveVariant(db, sha256, width, blob);
    return blob;
  }

  async function variant(file: MediaFile, width: number): Promise<string> {
    const made = await findVariant(db, file.sha256, width);
    if (made && (await blobs.has(made))) return made;
    if (!(await blobs.has(file.sha256))) throw notFound();
    return resizing(`${file.sha256} ${width}`, () => makeVariant(file, width));
  }

  return {
    /** @throws Refusal 404 for a file that is not kept, 400 for a width that is not offered */
    async find(name: string, wanted: unknown): Promise<ServedMedia> {
      const file = readName(name);
      const width = wanted === undefined ? undefined : readWidth(wanted, file.extension);
      if (!(await isMedia(db, file.sha256, file.extension))) throw notFound();
      if (width === undefined) return served(file.sha256, contentTypes[file.extension]);
      return served(await variant(file, width), contentTypes.webp);
    },
  };
}

function readName(name: string): MediaFile {
  const [, sha256, extension] = /^([0-9a-f]{64})\.([a-z0-9]+)$/.exec(name) ?? [];
  if (!sha256 || !extension || !Object.hasOwn(contentTypes, extension)) throw notFound();
  return { sha256, extension: extension as MediaExtension };
}

function readWidth(wanted: unknown, extension: MediaExtension): number {
  if (contentTypes[extension].startsWith('video/')) {
    throw invalid({ w: [message('no_smaller_copies')] });
  }
  const width = mediaWidths.find((offered) => String(offered) === wanted);
  if (width === undefined) throw invalid({ w: [notAChoice(wanted)] });
  return width;
}
