import { randomBytes } from 'node:crypto';
import type { BlobStore } from '@aangan/server';
import { type Kysely, sql } from 'kysely';
import { badSignature } from '../../problems.ts';
import type { Tables } from '../../tables.ts';
import { findConnectedAccount, lockConnection, lockFirm } from './instagram.repository.ts';
import { forgetConnection } from './instagram.service.ts';
import type { InstagramProvider } from './provider/instagram-provider.ts';
import { readSignedRequest } from './signed-request.ts';

/** What {@link createWithdrawalService} gives out for a deletion; earlier codes are of 24 digits. */
const confirmationCode = /^(?:[0-9a-f]{24}|[0-9a-f]{32})$/;

export interface WithdrawalOptions {
  db: Kysely<Tables>;
  blobs: BlobStore;
  provider: InstagramProvider | undefined;
}

/** What Instagram tells by itself: that an account has taken its permission back, or asks that its data be deleted. */
export function createWithdrawalService({ db, blobs, provider }: WithdrawalOptions) {
  /** @throws Refusal 400 for a request that Instagram did not sign */
  function signedBy(signedRequest: string): string {
    const userId = provider && readSignedRequest(signedRequest, provider.clientSecret);
    if (userId === undefined) throw badSignature();
    return userId;
  }

  async function forget(transaction: Kysely<Tables>, instagramUserId: string): Promise<void> {
    const accountId = await findConnectedAccount(transaction, instagramUserId);
    if (accountId === undefined) return;
    const connection = await lockConnection(transaction, accountId);
    if (connection?.instagram_user_id !== instagramUserId) return;
    const firm = await lockFirm(transaction, accountId);
    await forgetConnection({ db: transaction, blobs }, accountId, firm);
  }

  return {
    /** The connection, its posts and their copies are deleted: they came with a permission that ended. */
    async deauthorise(signedRequest: string): Promise<void> {
      const userId = signedBy(signedRequest);
      await db.transaction().execute((transaction) => forget(transaction, userId));
    },

    /** Deletes at once. @returns the code that tells it */
    async deleteData(signedRequest: string): Promise<string> {
      const userId = signedBy(signedRequest);
      const code = randomBytes(16).toString('hex');
      await db.transaction().execute(async (transaction) => {
        await forget(transaction, userId);
        await transaction
          .insertInto('instagram_deletion')
          .values({ confirmation_code: code, completed_at: sql<string>`now()` })
          .execute();
      });
      return code;
    },

    /** When the data that this code is about was deleted; undefined for an unknown code. */
    async deletedAt(code: string): Promise<string | undefined> {
      if (!confirmationCode.test(code)) return undefined;
      const found = await db
        .selectFrom('instagram_deletion')
        .select('completed_at')
        .where('confirmation_code', '=', code)
        .executeTakeFirst();
      return found?.completed_at ?? undefined;
    },
  };
}
