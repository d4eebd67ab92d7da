import type { Database } from '@aangan/server';
import { sql } from 'kysely';
import type { Tables } from '../../tables.ts';
import { noteEvent } from '../audit/audit.service.ts';
import { normaliseEmail } from '../auth/normalise-email.ts';

/**
 * Ends every session of one account, or of all accounts, from their next request on; their owners find it under Activity.
 * @param email whose sessions; unset: everybody's
 * @returns how many accounts had sessions; undefined where no account has the address
 */
export async function signOut(
  { kysely }: Database<Tables>,
  email?: string,
): Promise<number | undefined> {
  return kysely.transaction().execute(async (transaction) => {
    let live = transaction
      .updateTable('session')
      .set({ revoked_at: sql<string>`now()`, revoked_because: 'logout' })
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', sql<string>`now()`);
    if (email !== undefined) {
      const account = await transaction
        .selectFrom('account')
        .select('id')
        .where('email', '=', normaliseEmail(email))
        .executeTakeFirst();
      if (!account) return undefined;
      live = live.where('account_id', '=', account.id);
    }
    const ended = await live.returning('account_id').execute();
    const accounts = new Set(ended.map(({ account_id }) => account_id));
    for (const id of accounts) await noteEvent(transaction, 'session-ended', id);
    return accounts.size;
  });
}
