import { roleOf } from '@aangan/domain';
import type { Kysely } from 'kysely';
import type { ApiSettings } from '../../config.ts';
import { notify } from '../../notifications/notify.ts';
import type { NoteCreated } from '../../plugins/idempotency/idempotency.ts';
import type { Throttle } from '../../plugins/throttle/throttle.ts';
import { invalid, message } from '../../problems.ts';
import type { Tables } from '../../tables.ts';
import { noteEvent } from '../audit/audit.service.ts';
import type { Caller } from '../audit/caller.ts';
import { emailChangedMail } from '../auth/account.mails.ts';
import type { User } from '../auth/auth.schemas.ts';
import { refuseBreachedPassword } from '../auth/breached-passwords.ts';
import { changePassword } from '../auth/change-password.ts';
import { endLinks, sendVerification } from '../auth/email-links.service.ts';
import { refuseMissingLastName } from '../auth/last-name.ts';
import { mailboxOf, normaliseEmail } from '../auth/normalise-email.ts';
import { createPasswordCheck } from '../auth/password-check.ts';
import { endAllSessions } from '../auth/session.service.ts';
import { readUser } from '../auth/user.service.ts';
import { type AuthorKeys, keepAuthor } from '../reviews/waiting.service.ts';
import { lockAccount, updateDetails, updateEmail } from './account.repository.ts';
import type { ChangeEmailBody, ChangePasswordBody, UpdateAccountBody } from './account.schemas.ts';
import { endAccount } from './deletion.service.ts';

export interface AccountServiceOptions {
  db: Kysely<Tables>;
  throttle: Throttle;
  settings: ApiSettings;
  publicUrl: string;
  /** The secrets that authors of reviews are known by once they have another address. */
  authorKeys: AuthorKeys;
}

/** Who changes their account: the session stays, the caller's address counts for the throttle of passwords. */
export interface Owner {
  user: User;
  sessionId: string;
  caller: Caller;
}

const emailTaken = () => invalid({ email: [message('taken')] });

/** What the owner of an account can do to it. */
export function createAccountService(options: AccountServiceOptions) {
  const { db, throttle, settings, publicUrl, authorKeys } = options;
  const checkPassword = createPasswordCheck({ db, throttle, settings });

  /** @throws Refusal 400 under that field for a wrong password, 429 after too many */
  async function confirm(owner: Owner, password: string, field: string): Promise<void> {
    if (await checkPassword(owner.user.email, password, owner.caller.address)) return;
    throw invalid({ [field]: [message('wrong_password')] });
  }

  return {
    /** A change of the name is kept: a firm that is verified can take another firm's. @throws Refusal 400 */
    async update({ user, caller }: Owner, body: UpdateAccountBody): Promise<User> {
      if (roleOf(user) === 'client') refuseMissingLastName(body);
      const isNameKept =
        (body.first_name ?? user.first_name) === user.first_name &&
        (body.last_name ?? user.last_name) === user.last_name;
      if (isNameKept) return updateDetails(db, user.id, body);
      return db.transaction().execute(async (transaction) => {
        await noteEvent(transaction, 'name-changed', user.id, caller);
        return updateDetails(transaction, user.id, body);
      });
    },

    /**
     * Tells the old address, and asks the new one to be verified. Every other session ends, and every link that was
     * mailed: the address may come back. @throws Refusal 400
     */
    async changeEmail(owner: Owner, body: ChangeEmailBody): Promise<User> {
      await confirm(owner, body.password, 'password');
      const email = normaliseEmail(body.email);
      const { user } = owner;
      if (email === user.email) return user;
      // The address that gets the mail is any that was typed.
      await throttle.take({ key: `verify:${user.id}`, limit: settings.resetsPerAccount });
      await throttle.take({
        key: `verify:to:${mailboxOf(email)}`,
        limit: settings.verificationsPerMailbox,
      });
      return db.transaction().execute(async (transaction) => {
        await lockAccount(transaction, user.id);
        await keepAuthor(transaction, user, authorKeys);
        if (!(await updateEmail(transaction, user.id, email))) throw emailTaken();
        await endAllSessions(transaction, user.id, 'email', { except: owner.sessionId });
        await endLinks(transaction, user.id);
        await sendVerification(transaction, email, publicUrl);
        await notify(
          transaction,
          { accountId: user.id, event: 'email-changed', subject: user.id },
          { publicUrl, write: () => emailChangedMail(user, email, publicUrl) },
        );
        await noteEvent(transaction, 'email-changed', user.id, owner.caller);
        return readUser(transaction, user.id);
      });
    },

    /** Every other session ends. @throws Refusal 400 */
    async changePassword(
      owner: Owner,
      body: ChangePasswordBody,
      noteCreated: NoteCreated,
    ): Promise<void> {
      await confirm(owner, body.current_password, 'current_password');
      await refuseBreachedPassword(settings, body.password);
      const passwordOptions = { publicUrl, keep: owner.sessionId };
      await db.transaction().execute(async (transaction) => {
        await changePassword(transaction, owner.user, body.password, passwordOptions);
        await noteEvent(transaction, 'password-changed', owner.user.id, owner.caller);
        await noteCreated(transaction);
      });
    },

    /** Ends the account at once; a job erases it. @throws Refusal 400 */
    async delete(owner: Owner, password: string): Promise<void> {
      await confirm(owner, password, 'password');
      await endAccount(db, owner.user, {
        afterHours: settings.eraseAfterHours,
        publicUrl,
      });
    },
  };
}
