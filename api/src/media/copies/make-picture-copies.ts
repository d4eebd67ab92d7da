import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { copyWidths } from '@aangan/domain';
import { type BlobStore, fileBytes } from '@aangan/server';
import type { Kysely } from 'kysely';
import type { Tables } from '../../tables.ts';
import { copyPicture } from '../processing/run-worker.ts';
import { withWorkspace } from '../workspace.ts';
import * as repository from './copies.repository.ts';
import { type CopyFile, sharedCopies } from './shared-copies.ts';

const limits = { ms: 120_000, lane: 'copies' } as const;

interface CopiesOptions {
  db: Kysely<Tables>;
  blobs: BlobStore;
  /** Folder that files are worked on in. */
  uploads: string;
  /** Folder of copies that several sites on one machine share. */
  shared?: string | undefined;
}

/** Makes the smaller copies of a picture in every format, unless they are there or the picture is gone. */
export async function makePictureCopies(
  { db, blobs, uploads, shared }: CopiesOptions,
  sha256: string,
): Promise<void> {
  const picture = await repository.findWithoutCopies(db, sha256);
  if (!picture) return;
  await withWorkspace(uploads, async (directory) => {
    const widths = copyWidths(picture.width ?? Number.POSITIVE_INFINITY);
    const make = async () => {
      const task = { kind: 'copies' as const, widths, formats: ['webp', 'avif'] as const };
      const { answer, files } = await copyPicture(task, () => blobs.read(sha256), limits);
      return Promise.all(
        answer.map(async (copy, index) => {
          const file = path.join(directory, `${copy.width}.${copy.format}`);
          await writeFile(file, files[index] ?? '');
          return { ...copy, path: file };
        }),
      );
    };
    const made = await (shared
      ? sharedCopies(path.join(shared, 'pictures', `${sha256}-${widths.join('-')}`), make)
      : make());
    await db.transaction().execute((transaction) => keep({ db: transaction, blobs }, sha256, made));
  });
}

async function keep(
  { db, blobs }: Pick<CopiesOptions, 'db' | 'blobs'>,
  sha256: string,
  made: readonly CopyFile[],
): Promise<void> {
  // Locked first: a removal waits, and then takes the copies along.
  if (!(await repository.lockPicture(db, sha256))) return;
  for (const { width, format, path: file } of made) {
    const { sha256: blob } = await blobs.put(fileBytes(file));
    await repository.saveCopy(db, { sha256, width, format, blob_sha256: blob });
  }
  await repository.markCopiesMade(db, sha256);
}
