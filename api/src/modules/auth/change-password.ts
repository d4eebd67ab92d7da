import type { Kysely } from 'kysely';
import { notify } from '../../notifications/notify.ts';
import type { Tables } from '../../tables.ts';
import { forgetChallengesOf } from '../factors/proof.service.ts';
import { type Addressee, passwordChangedMail } from './account.mails.ts';
import { setPasswordHash } from './account.repository.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import { deleteLinks } from './email-link.repository.ts';
import { hashPassword } from './password.ts';
import { revokeSessionsOf } from './session.repository.ts';

/**
 * Gives an account a new password: its sessions end but the one that is kept, links for a new password are
 * worth nothing any more, and a mail tells the owner.
 * @throws Refusal 400 for a common password
 */
export async function changePassword(
  db: Kysely<Tables>,
  account: Addressee,
  password: string,
  { publicUrl, keep }: { publicUrl: string; keep?: string },
): Promise<void> {
  refuseCommonPassword(password);
  await setPasswordHash(db, account.id, await hashPassword(password));
  await revokeSessionsOf(db, account.id, 'password', keep === undefined ? {} : { except: keep });
  await forgetChallengesOf(db, account.id);
  await deleteLinks(db, account.id, 'reset-password');
  await notify(
    db,
    { accountId: account.id, event: 'password-changed', subject: account.id },
    { publicUrl, write: () => passwordChangedMail(account, publicUrl) },
  );
}
