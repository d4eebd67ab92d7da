import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { portfolioLimits } from '@aangan/domain';
import type { BlobStore } from '@aangan/server';
import type { Kysely } from 'kysely';
import { MediaRefused } from '../../../media/media-refused.ts';
import { type PreparedMedia, prepareMedia } from '../../../media/prepare-media.ts';
import { storeMedia } from '../../../media/store-media.ts';
import { withWorkspace } from '../../../media/workspace.ts';
import type { Tables } from '../../../tables.ts';
import { lockAccount } from '../../account/avatar.service.ts';
import { findLookAlikes, keepMatches } from '../../matches/earlier-things.service.ts';
import { countRows } from '../owned-rows.repository.ts';
import { findOwner, insertItem } from '../portfolio.repository.ts';
import * as repository from './preparing.repository.ts';
import { addPreparing, takeAway } from './preparing.service.ts';

interface PrepareOptions {
  db: Kysely<Tables>;
  blobs: BlobStore;
  /** Folder that files are worked on in. */
  uploads: string;
  /** Which line it works on. */
  isLong: boolean;
}

/**
 * The job: makes an item of the next video in line. What takes longer than it looked is put aside, into the line of long
 * ones; what cannot become one stays in the list, with the reason.
 */
export async function prepareNextVideo(options: PrepareOptions): Promise<void> {
  const { db, blobs, uploads, isLong } = options;
  const upload = await repository.takeNext(db, isLong);
  if (!upload) return;
  try {
    await withWorkspace(uploads, async (directory) => {
      const file = path.join(directory, 'upload');
      await pipeline(blobs.stream(upload.upload_sha256), createWriteStream(file));
      await keep(options, upload, await prepareMedia(file, { directory, isLong }));
    });
  } catch (error) {
    const isRefused = error instanceof MediaRefused;
    if (isRefused && error.code === 'video_too_slow' && !isLong) return putAside(db, upload.id);
    await repository.release(db, upload.id, isRefused ? error.code : null);
    if (!isRefused) throw error;
  }
}

function putAside(db: Kysely<Tables>, id: number): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    if (await repository.putAside(transaction, id)) await addPreparing(transaction, id, true);
  });
}

function keep({ db, blobs }: PrepareOptions, upload: repository.Upload, media: PreparedMedia) {
  const { account_id: accountId, id } = upload;
  return db.transaction().execute(async (transaction) => {
    await lockAccount(transaction, accountId);
    const stores = { db: transaction, blobs };
    // Its owner may have taken it away, and the profile may be gone.
    if (!(await takeAway(stores, accountId, id))) return;
    const owner = await findOwner(transaction, accountId);
    if (!owner) return;
    if ((await countRows(transaction, 'portfolio_item', owner)) >= portfolioLimits.itemsMax) return;
    const earlier = await findLookAlikes(transaction, owner, media);
    const itemId = await insertItem(transaction, owner, upload, await storeMedia(stores, media));
    // Nobody is there to be asked: operators see it as one that was not confirmed.
    await keepMatches(transaction, itemId, earlier, null);
  });
}
