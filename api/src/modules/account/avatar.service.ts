import type { BlobStore } from '@aangan/server';
import type { Kysely } from 'kysely';
import { inTurn } from '../../media/in-turn.ts';
import { MediaRefused } from '../../media/media-refused.ts';
import { prepareAvatar } from '../../media/prepare-media.ts';
import { fileProblem, type ReceivedForm } from '../../media/receive-form.ts';
import { removeUnusedMedia } from '../../media/remove-unused-media.ts';
import { storeFile } from '../../media/store-media.ts';
import { invalid, message, tooLarge } from '../../problems.ts';
import type { Tables } from '../../tables.ts';
import type { User } from '../auth/auth.schemas.ts';
import { readUser } from '../auth/user.service.ts';
import * as repository from './account.repository.ts';

interface Stores {
  db: Kysely<Tables>;
  blobs: BlobStore;
}

/** Until the transaction ends, others wait that change the account's picture or portfolio. */
export const lockAccount = (db: Stores['db'], accountId: number): Promise<void> =>
  repository.lockAccount(db, accountId);

/**
 * Sets or removes the picture of an account, in a transaction of the caller. The former one is removed, bytes and
 * all, when nothing else shows it. No portfolio item is marked as the profile picture afterwards.
 */
export async function setAvatar(
  stores: Stores,
  accountId: number,
  sha256: string | null,
): Promise<void> {
  const former = await repository.swapAvatar(stores.db, accountId, sha256);
  if (former) await removeUnusedMedia(stores, [former]);
}

/** The picture of an account. */
export function createAvatarService({ db, blobs }: Stores) {
  async function swap(
    accountId: number,
    keep: (stores: Stores) => Promise<string | null>,
  ): Promise<User> {
    return db.transaction().execute(async (transaction) => {
      const stores = { db: transaction, blobs };
      await lockAccount(transaction, accountId);
      await setAvatar(stores, accountId, await keep(stores));
      return readUser(transaction, accountId);
    });
  }

  return {
    /** @throws Refusal 400 for a form without a picture, 413 for a file that is too large */
    async set(accountId: number, { file, directory }: ReceivedForm): Promise<User> {
      if (file.kind === 'too-large' || file.kind === 'several') throw tooLarge();
      const problem = fileProblem(file);
      if (file.kind !== 'file' || problem) throw invalid({ avatar: problem ? [problem] : [] });
      const prepare = () => prepareAvatar(file.path, directory);
      const picture = await inTurn(accountId, prepare).catch((error: unknown) => {
        if (!(error instanceof MediaRefused)) throw error;
        const code = error.code === 'too_many_uploads' ? error.code : 'invalid_image';
        throw invalid({ avatar: [message(code)] });
      });
      return swap(accountId, (stores) => storeFile(stores, picture));
    },

    remove: (accountId: number): Promise<User> => swap(accountId, async () => null),
  };
}
