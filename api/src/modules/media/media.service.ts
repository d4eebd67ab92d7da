import { pictureWidths } from '@aangan/domain';
import type { BlobStore } from '@aangan/server';
import type { Kysely } from 'kysely';
import { saveCopy } from '../../media/copies/copies.repository.ts';
import type { CopyFormat } from '../../media/processing/make-copies.ts';
import { copyPicture } from '../../media/processing/run-worker.ts';
import { contentTypes, type MediaExtension } from '../../media/sniff-media.ts';
import { invalid, message, notFound } from '../../problems.ts';
import type { Tables } from '../../tables.ts';
import { notAChoice } from '../../validation/not-a-choice.ts';
import { findCopy, findMedia } from './media.repository.ts';
import { oneAtATime } from './one-at-a-time.ts';

/** A file to serve: which blob, of what kind and length. */
export interface ServedMedia {
  blob: string;
  bytes: number;
  contentType: string;
  /** Whether the same address answers the same for ever. */
  isFinal: boolean;
}

interface MediaFile {
  sha256: string;
  extension: MediaExtension;
}

/** The query of an address: a width, and a format of the copy. */
export interface Wanted {
  w?: unknown;
  f?: CopyFormat | undefined;
}

const copyTypes = { webp: contentTypes.webp, avif: 'image/avif' } as const;

export function createMediaService({ db, blobs }: { db: Kysely<Tables>; blobs: BlobStore }) {
  const resizing = oneAtATime<string>(2);

  async function served(blob: string, contentType: string, isFinal = true): Promise<ServedMedia> {
    const bytes = await blobs.size(blob);
    if (bytes === undefined) throw notFound();
    return { blob, bytes, contentType, isFinal };
  }

  /** Made while the request waits: few pictures are asked for before the job has made their copies. */
  async function makeCopy({ sha256 }: MediaFile, width: number): Promise<string> {
    const task = { kind: 'copies' as const, widths: [width], formats: ['webp'] as const };
    const limits = { ms: 60_000, lane: 'copy' as const };
    const { files } = await copyPicture(task, () => blobs.read(sha256), limits);
    const { sha256: blob } = await blobs.put(files[0] ?? Buffer.alloc(0));
    await saveCopy(db, { sha256, width, format: 'webp', blob_sha256: blob });
    return blob;
  }

  async function made({ sha256 }: MediaFile, width: number, format: CopyFormat) {
    const blob = await findCopy(db, sha256, width, format);
    return blob && (await blobs.has(blob)) ? blob : undefined;
  }

  async function webp(file: MediaFile, width: number): Promise<string> {
    const blob = await made(file, width, 'webp');
    if (blob) return blob;
    if (!(await blobs.has(file.sha256))) throw notFound();
    return resizing(`${file.sha256} ${width}`, () => makeCopy(file, width));
  }

  /** AVIF takes too long to be made here: until the job has made it, and where there is none, it is WebP. */
  async function copy(file: MediaFile, width: number, format: CopyFormat, hasCopies: boolean) {
    const avif = format === 'avif' ? await made(file, width, 'avif') : undefined;
    if (avif) return served(avif, copyTypes.avif);
    const isFinal = format === 'webp' || hasCopies || file.extension === 'svg';
    return served(await webp(file, width), copyTypes.webp, isFinal);
  }

  async function open(file: MediaFile, { w, f }: Wanted, hasCopies: boolean): Promise<ServedMedia> {
    const width = w === undefined ? undefined : readWidth(w, file.extension);
    if (width === undefined) return served(file.sha256, contentTypes[file.extension]);
    return copy(file, width, f ?? 'webp', hasCopies);
  }

  return {
    /** @throws Refusal 404 for a file that is not kept, or is private, 400 for a width that is not offered */
    async find(name: string, wanted: Wanted): Promise<ServedMedia> {
      const file = readName(name);
      if (wanted.w !== undefined) readWidth(wanted.w, file.extension);
      const found = await findMedia(db, file.sha256);
      if (!found || found.isPrivate || found.extension !== file.extension) throw notFound();
      return open(file, wanted, found.hasCopies);
    },

    /** A picture or video for who may see it. @throws as `find` */
    async findPrivate(sha256: string, wanted: Wanted): Promise<ServedMedia> {
      const found = await findMedia(db, sha256);
      if (!found) throw notFound();
      const file = { sha256, extension: found.extension as MediaExtension };
      return open(file, wanted, found.hasCopies);
    },

    /** A file as it is. @throws Refusal 404 where its bytes are gone */
    serve: (blob: string, contentType: string): Promise<ServedMedia> => served(blob, contentType),
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
  const width = pictureWidths.find((offered) => String(offered) === wanted);
  if (width === undefined) throw invalid({ w: [notAChoice(wanted)] });
  return width;
}
