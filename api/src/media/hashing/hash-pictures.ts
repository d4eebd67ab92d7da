import { addJob, type BlobStore } from '@aangan/server';
import type { Kysely } from 'kysely';
import type { Tables } from '../../tables.ts';
import { WorkerFailed } from '../processing/picture-worker.ts';
import { squareOfKept } from '../processing/run-worker.ts';
import { keepHash, listUnhashed } from './picture-hash.repository.ts';
import { hashPicture } from './picture-hash.ts';

/** The job that hashes the pictures that were kept before pictures were hashed, and those of the demo data. */
export const hashPicturesTask = 'hash-pictures';

const batch = 50;
const limits = { ms: 30_000, lane: 'copies' } as const;

type Db = Kysely<Tables>;

/** Has the pictures hashed that have no hash; there is one such job at most. */
export async function addHashJob(db: Db): Promise<void> {
  if ((await listUnhashed(db, 1)).length === 0) return;
  await addJob(db, hashPicturesTask, {}, { key: hashPicturesTask, isLast: true });
}

/**
 * The job: hashes a few pictures, so that a stop of the process waits for few, and has the next ones hashed after that.
 * Each is kept at once, so that it goes on where it was ended.
 */
export async function hashPictures({ db, blobs }: { db: Db; blobs: BlobStore }): Promise<void> {
  for (const sha256 of await listUnhashed(db, batch)) {
    await keepHash(db, sha256, hashPicture(await squareOf(blobs, sha256)));
  }
  await addHashJob(db);
}

/** A picture that is gone or cannot be read is kept as one that has nothing to be known by: those after it are hashed. */
async function squareOf(blobs: BlobStore, sha256: string): Promise<Uint8Array> {
  if (!(await blobs.has(sha256))) return new Uint8Array();
  try {
    return await squareOfKept(() => blobs.read(sha256), limits);
  } catch (error) {
    if (error instanceof WorkerFailed) return new Uint8Array();
    throw error;
  }
}
