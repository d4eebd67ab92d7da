import { type Kysely, sql } from 'kysely';
import { notify } from '../../notifications/notify.ts';
import type { Tables } from '../../tables.ts';
import type { Addressee } from '../auth/account.mails.ts';
import { endAllSessions } from '../auth/session.service.ts';
import { factorsChangedMail } from './factor.mails.ts';
import { deleteFactors, hasFactor } from './factors.repository.ts';

/** Whether an account has a passkey or an authenticator app. */
export const hasFactors = hasFactor;

/**
 * Removes every way to sign in of an account but its password, signs it out everywhere and tells its owner. An operator
 * or integrator has no rights until there is another one.
 */
export async function resetFactors(
  db: Kysely<Tables>,
  account: Addressee,
  publicUrl: string,
): Promise<void> {
  await deleteFactors(db, account.id);
  await endAllSessions(db, account.id, 'factors');
  await db
    .updateTable('account')
    .set({ factor_due_at: sql<string>`now()` })
    .where('id', '=', account.id)
    .execute();
  await notify(
    db,
    { accountId: account.id, event: 'factors-changed', subject: account.id },
    { publicUrl, write: () => factorsChangedMail(account, 'reset', publicUrl) },
  );
}
