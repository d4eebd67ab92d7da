import { portfolioLimits } from '@aangan/domain';
import type { BlobStore, Database } from '@aangan/server';
import { inTurn } from '../../media/in-turn.ts';
import { MediaRefused } from '../../media/media-refused.ts';
import {
  convertVideo,
  measured,
  openMedia,
  type PreparedMedia,
} from '../../media/prepare-media.ts';
import { fileProblem, type ReceivedForm } from '../../media/receive-form.ts';
import { removeUnusedMedia } from '../../media/remove-unused-media.ts';
import { storeMedia } from '../../media/store-media.ts';
import type { NoteCreated } from '../../plugins/idempotency/idempotency.ts';
import {
  type FieldMessages,
  invalid,
  looksLikeAnother,
  message,
  notFound,
  requestAbandoned,
} from '../../problems.ts';
import type { Tables } from '../../tables.ts';
import { readFields } from '../../validation/read-fields.ts';
import { setAvatar } from '../account/avatar.service.ts';
import type { User } from '../auth/auth.schemas.ts';
import { readUser } from '../auth/user.service.ts';
import { findLookAlikes, keepMatches, toldOf } from '../matches/earlier-things.service.ts';
import { ownedRows, ownFirmOf, requireOwner } from './own-firm.service.ts';
import * as repository from './portfolio.repository.ts';
import { type ItemChange, NewItemFields } from './portfolio.schemas.ts';
import { createPreparingService, type WaitingVideo } from './preparing/preparing.service.ts';

/** The portfolio of a designer, architect or vendor. Answers are JSON text that the database wrote. */
export function createPortfolioService(database: Database<Tables>, blobs: BlobStore) {
  const db = database.kysely;
  const preparing = createPreparingService({ db, blobs });

  const own = ownFirmOf(db);
  const rows = ownedRows('portfolio_item');

  const removeItem = (accountId: number, id: number): Promise<void> =>
    own(accountId, async (transaction, owner) => {
      const item = await repository.lockItem(transaction, owner, id);
      if (!item) throw notFound();
      await repository.deleteItem(transaction, id);
      const stores = { db: transaction, blobs };
      if (item.is_profile_picture) await setAvatar(stores, accountId, null);
      const { media_sha256, thumbnail_sha256 } = item;
      await removeUnusedMedia(
        stores,
        [media_sha256, thumbnail_sha256].filter((one) => one !== null),
      );
    });

  return {
    /** In the own order; empty also while there is no profile. */
    list: (accountId: number): Promise<string> => repository.listOwnItems(database, accountId),

    /** Before an upload is received. @throws Refusal 400 while there is no profile to add an item to */
    requireOwner: (accountId: number): Promise<void> => requireOwner(db, accountId),

    /** The videos that are being prepared. */
    preparing,

    /**
     * Adds an item, or puts a video in line that has to be converted: that takes minutes. Adds nothing for a caller who has gone before the answer.
     * @throws Refusal 400 for fields and files that cannot be taken, 409 for what looks like a picture that another firm
     *   published, unless the firm says that it is its own work
     */
    async add(
      accountId: number,
      form: ReceivedForm,
      { abandoned, noteCreated }: { abandoned: AbortSignal; noteCreated: NoteCreated },
    ): Promise<Added> {
      const { fields, ...opened } = await readForm(accountId, form, abandoned);
      if ('waiting' in opened) {
        const by = { abandoned, noteCreated };
        return { waiting: await preparing.add(accountId, fields, opened.waiting, by) };
      }
      const { media } = opened;
      const added = await own(accountId, async (transaction, owner) => {
        if (abandoned.aborted) throw requestAbandoned();
        if ((await rows.count(transaction, owner)) >= portfolioLimits.itemsMax) {
          throw invalid({ non_field_errors: [message('portfolio_full')] });
        }
        const earlier = await findLookAlikes(transaction, owner, media);
        const looksLike = toldOf(earlier);
        if (earlier.length > 0 && !fields.own_work) throw looksLikeAnother(looksLike);
        await noteCreated(transaction);
        const stored = await storeMedia({ db: transaction, blobs }, media);
        const id = await repository.insertItem(transaction, owner, fields, stored);
        await keepMatches(transaction, id, earlier, accountId);
        const item = JSON.parse(await repository.readItem(transaction, id));
        return { id, json: JSON.stringify({ ...item, looks_like: looksLike }) };
      });
      if (!abandoned.aborted) return { item: added.json };
      await removeItem(accountId, added.id);
      throw requestAbandoned();
    },

    change: (accountId: number, id: number, change: ItemChange): Promise<string> =>
      own(accountId, async (transaction, owner) => {
        if (!(await repository.updateItem(transaction, owner, id, change))) throw notFound();
        return repository.readItem(transaction, id);
      }),

    /** The item's files go with it, and the profile picture where it is this one. */
    remove: removeItem,

    /** @throws Refusal 400 for an id that is named twice, 404 for one that is not of an own item */
    async order(accountId: number, ids: readonly number[]): Promise<string> {
      await own(accountId, (transaction, owner) => rows.order(transaction, owner, ids));
      return repository.listOwnItems(database, accountId);
    },

    /** @throws Refusal 404 for an item of another firm, 400 for a video */
    setProfilePicture: (accountId: number, id: number): Promise<User> =>
      own(accountId, async (transaction, owner) => {
        const item = await repository.lockItem(transaction, owner, id);
        if (!item) throw notFound();
        if (item.media_type !== 'IMAGE') {
          throw invalid({ portfolio_item_id: [message('not_an_image')] });
        }
        await setAvatar({ db: transaction, blobs }, accountId, item.media_sha256);
        await repository.markProfilePicture(transaction, id);
        return readUser(transaction, accountId);
      }),
  };
}

/** What a form became: an item, or a place in the line of videos. */
type Added = { item: string } | { waiting: unknown };

/** A picture, or a video that is playable, is made at once; another waits. */
async function openForm(
  upload: string,
  directory: string,
  signal: AbortSignal,
): Promise<{ media: PreparedMedia } | { waiting: WaitingVideo }> {
  // It may have waited for its turn.
  signal.throwIfAborted();
  const opened = await openMedia(upload, { directory, signal });
  if ('file' in opened) return { media: opened };
  if (!opened.isPlayable) {
    const { sha256 } = await measured(upload);
    return { waiting: { path: upload, sha256, isLong: opened.isLong } };
  }
  return { media: await convertVideo(upload, opened, { directory, signal }) };
}

/** Every mistake of the form at once; the file is only opened when there is none. */
async function readForm(accountId: number, form: ReceivedForm, abandoned: AbortSignal) {
  const reading = readFields(NewItemFields as object, form.fields);
  const errors: Record<string, FieldMessages> = 'errors' in reading ? { ...reading.errors } : {};
  const problem = fileProblem(form.file);
  if (problem) errors.images = [problem];
  if (form.file.kind !== 'file' || 'errors' in reading || problem) throw invalid(errors);
  const { path } = form.file;
  const open = () => openForm(path, form.directory, abandoned);
  const media = await inTurn(accountId, open).catch((error: unknown) => {
    if (abandoned.aborted) throw requestAbandoned();
    throw error instanceof MediaRefused ? invalid({ images: [message(error.code)] }) : error;
  });
  return { fields: reading.value as NewItemFields, ...media };
}
