import type { BlobStore } from '@aangan/server';
import type { Kysely } from 'kysely';
import { inTurn } from '../../media/in-turn.ts';
import { MediaRefused } from '../../media/media-refused.ts';
import { openMedia } from '../../media/prepare-media.ts';
import { fileProblem, type ReceivedForm } from '../../media/receive-form.ts';
import { removeUnusedMedia } from '../../media/remove-unused-media.ts';
import { storeMedia } from '../../media/store-media.ts';
import type { NoteCreated } from '../../plugins/idempotency/idempotency.ts';
import { invalid, message, requestAbandoned } from '../../problems.ts';
import type { Tables } from '../../tables.ts';
import { refuseRepeated } from '../../validation/refuse-repeated.ts';
import { unknownId } from '../../validation/unknown-id.ts';
import * as pictures from './review-pictures.repository.ts';

interface Stores {
  db: Kysely<Tables>;
  blobs: BlobStore;
}

/**
 * Stores a picture that the account can write a review with.
 * @returns its JSON text
 * @throws Refusal 400 for a file that is no picture that can be taken
 */
export async function addPicture(
  { db, blobs }: Stores,
  accountId: number,
  form: ReceivedForm,
  { abandoned, noteCreated }: { abandoned: AbortSignal; noteCreated: NoteCreated },
): Promise<string> {
  const media = await openPicture(accountId, form, abandoned);
  return db.transaction().execute(async (transaction) => {
    if (abandoned.aborted) throw requestAbandoned();
    await noteCreated(transaction);
    const { sha256 } = await storeMedia({ db: transaction, blobs }, media);
    return pictures.insertPicture(transaction, accountId, sha256);
  });
}

/**
 * Gives a review these pictures and no others.
 * @returns whether it had others, or in another order
 * @throws Refusal 400 for pictures that are not the author's, or are in another review
 */
export async function setPictures(
  { db, blobs }: Stores,
  { accountId, reviewId }: { accountId: number; reviewId: number },
  ids: readonly string[],
): Promise<boolean> {
  refuseRepeated('pictures', ids);
  const wanted = ids.map((id) => id.toLowerCase());
  const own =
    wanted.length > 0 ? await pictures.lockPictures(db, { accountId, reviewId }, wanted) : [];
  const missing = wanted.filter((id) => !own.includes(id));
  if (missing.length > 0) throw invalid({ pictures: missing.map(unknownId) });
  const before = await pictures.listPictures(db, reviewId);
  if (before.join() === wanted.join()) return false;
  await removeUnusedMedia({ db, blobs }, await pictures.setPictures(db, reviewId, wanted));
  return true;
}

/** Deletes what was uploaded for reviews and not sent for a day. */
export async function forgetUnsentPictures({ db, blobs }: Stores): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const unsent = await pictures.deleteUnsent(transaction);
    await removeUnusedMedia({ db: transaction, blobs }, unsent);
  });
}

async function openPicture(
  accountId: number,
  { file, directory }: ReceivedForm,
  signal: AbortSignal,
) {
  const problem = fileProblem(file);
  if (file.kind !== 'file' || problem) throw invalid({ file: problem ? [problem] : [] });
  const open = () => openMedia(file.path, { directory, signal });
  const opened = await inTurn(accountId, open).catch((error: unknown) => {
    if (signal.aborted) throw requestAbandoned();
    if (!(error instanceof MediaRefused)) throw error;
    throw invalid({ file: [message(error.code === 'not_media' ? 'invalid_image' : error.code)] });
  });
  if (!('file' in opened)) throw invalid({ file: [message('invalid_image')] });
  return opened;
}
