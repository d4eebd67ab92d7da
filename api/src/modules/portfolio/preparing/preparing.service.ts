import { type FixedProblemCode, portfolioLimits, sentenceOf } from '@aangan/domain';
import { addJob, type BlobStore, fileBytes } from '@aangan/server';
import type { Kysely } from 'kysely';
import { usedMedia } from '../../../media/used-media.ts';
import type { NoteCreated } from '../../../plugins/idempotency/idempotency.ts';
import { invalid, message, notFound, requestAbandoned } from '../../../problems.ts';
import type { Tables } from '../../../tables.ts';
import { lockAccount } from '../../account/avatar.service.ts';
import type { NewItemFields } from '../portfolio.schemas.ts';
import * as repository from './preparing.repository.ts';

type Db = Kysely<Tables>;
interface Stores {
  db: Db;
  blobs: BlobStore;
}

/** The job that makes an item of the next video in line; there is one for each that waits. */
export const prepareVideoTask = 'prepare-portfolio-video';
/** The same for those that take minutes. */
export const prepareLongVideoTask = 'prepare-long-portfolio-video';

/** A video that was looked at. */
export interface WaitingVideo {
  path: string;
  sha256: string;
  isLong: boolean;
}

/** Videos that become items after the request that sent them. */
export function createPreparingService({ db, blobs }: Stores) {
  const takeOut = (accountId: number, id: number): Promise<boolean> =>
    db.transaction().execute((transaction) => takeAway({ db: transaction, blobs }, accountId, id));

  const list = async (accountId: number) =>
    (await repository.listUploads(db, accountId)).map(({ problem, ...upload }) => ({
      ...upload,
      problem: problem && sentenceOf(problem as FixedProblemCode),
    }));

  return {
    list,

    /**
     * Puts a video in line, unless the caller has gone before the answer.
     * @throws Refusal 400 where the account has enough in line, or all together and the account has one
     */
    async add(
      accountId: number,
      fields: NewItemFields,
      upload: WaitingVideo,
      { abandoned, noteCreated }: { abandoned: AbortSignal; noteCreated: NoteCreated },
    ) {
      const id = await db.transaction().execute(async (transaction) => {
        if (abandoned.aborted) throw requestAbandoned();
        await lockAccount(transaction, accountId);
        const { own, all } = await repository.countWaiting(transaction, accountId, upload.isLong);
        // The first of an account finds a place: many accounts of one person cannot take it away.
        const isFull =
          own >= portfolioLimits.preparingMax || (own > 0 && all >= portfolioLimits.lineMax);
        if (isFull) {
          throw invalid({ non_field_errors: [message('too_many_preparing')] });
        }
        await noteCreated(transaction);
        await repository.lockBytes(transaction, upload.sha256);
        const made = await repository.insertUpload(transaction, accountId, fields, upload);
        await blobs.put(fileBytes(upload.path), { expectedSha256: upload.sha256 });
        await addPreparing(transaction, made, upload.isLong);
        return made;
      });
      if (abandoned.aborted) {
        await takeOut(accountId, id);
        throw requestAbandoned();
      }
      return (await list(accountId)).find((one) => one.id === id);
    },

    /** Takes a video out of the line, or its problem off the list. @throws Refusal 404 */
    async remove(accountId: number, id: number): Promise<void> {
      if (!(await takeOut(accountId, id))) throw notFound();
    },
  };
}

/** Has one more of a line made. */
export function addPreparing(db: Db, id: number, isLong: boolean): Promise<void> {
  const task = isLong ? prepareLongVideoTask : prepareVideoTask;
  return addJob(db, task, {}, { key: `${task} ${id}` });
}

/** Deletes an upload, with its bytes where nothing else has the same. @returns whether there was one */
export async function takeAway({ db, blobs }: Stores, accountId: number, id: number) {
  const sha256 = await repository.deleteUpload(db, accountId, id);
  if (!sha256) return false;
  await repository.lockBytes(db, sha256);
  if (!(await usedMedia(db, [sha256])).has(sha256)) await blobs.remove(sha256);
  return true;
}
