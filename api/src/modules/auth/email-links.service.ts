import { createHash, randomBytes } from 'node:crypto';
import { addJob } from '@aangan/server';
import type { Kysely } from 'kysely';
import type { ApiSettings } from '../../config.ts';
import { putInOutbox } from '../../mail/outbox.ts';
import { networkOf } from '../../plugins/throttle/network-of.ts';
import type { Throttle } from '../../plugins/throttle/throttle.ts';
import { invalid, message } from '../../problems.ts';
import type { Tables } from '../../tables.ts';
import { noteEvent } from '../audit/audit.service.ts';
import type { Caller } from '../audit/caller.ts';
import { type AuthorKeys, holdRepeated, showWaitingReviews } from '../reviews/waiting.service.ts';
import { resetMail, verificationMail } from './account.mails.ts';
import type { User } from './auth.schemas.ts';
import { refuseBreachedPassword } from './breached-passwords.ts';
import { changePassword } from './change-password.ts';
import * as links from './email-link.repository.ts';
import { mailboxOf, normaliseEmail } from './normalise-email.ts';

type Db = Kysely<Tables>;

/** The job that sends the link for a new password. */
export const passwordResetTask = 'send-password-reset';

const hoursOf = { 'verify-email': 7 * 24, 'reset-password': 1 } as const;

const deadLink = () => invalid({ token: [message('link_not_valid')] });

export interface EmailLinksOptions {
  db: Db;
  throttle: Throttle;
  settings: Pick<
    ApiSettings,
    'breachRangesUrl' | 'resetsPerAccount' | 'resetsPerAddress' | 'verificationsPerMailbox'
  >;
  publicUrl: string;
  /** The secrets that authors of reviews are known by. */
  authorKeys: AuthorKeys;
}

/** Links sent by mail. Each works once, and only its hash is stored. */
export function createEmailLinksService(options: EmailLinksOptions) {
  const { db, throttle, settings, publicUrl, authorKeys } = options;

  async function noteVerified(
    transaction: Db,
    account: { id: number; email: string },
  ): Promise<void> {
    await links.markVerified(transaction, account.id);
    await holdRepeated(transaction, account, authorKeys);
    await showWaitingReviews(transaction, account.id, publicUrl);
  }

  return {
    /**
     * Requests the mail with a link for a new password. A job does the work, so neither the answer nor its
     * time tells whether the address has an account.
     */
    async requestReset(typed: string, address: string): Promise<void> {
      const email = normaliseEmail(typed);
      await throttle.take({
        key: `reset:address:${networkOf(address)}`,
        limit: settings.resetsPerAddress,
      });
      await throttle.take({ key: `reset:${email}`, limit: settings.resetsPerAccount });
      await addJob(db, passwordResetTask, { email });
    },

    /** Says before a new password is typed whether its link still works. @throws Refusal 400 */
    async checkReset(token: string): Promise<void> {
      if (!(await links.isLinkLive(db, hashOf(token), 'reset-password'))) throw deadLink();
    },

    /** Chooses a new password. Every session ends; the link proves the address too. @throws Refusal 400 */
    async reset(token: string, password: string, caller: Caller): Promise<void> {
      await refuseBreachedPassword(settings, password);
      const done = await db.transaction().execute(async (transaction) => {
        const account = await links.spendLink(transaction, hashOf(token), 'reset-password');
        if (!account) return false;
        await noteVerified(transaction, account);
        const proven = { ...account, email_verified: true };
        await changePassword(transaction, proven, password, { publicUrl });
        await noteEvent(transaction, 'password-reset', account.id, caller);
        return true;
      });
      if (!done) throw deadLink();
    },

    /** A link opened again answers as it did at first. @throws Refusal 400 */
    async verify(token: string): Promise<{ email: string }> {
      const hash = hashOf(token);
      const account = await db.transaction().execute(async (transaction) => {
        const found = await links.spendLink(transaction, hash, 'verify-email');
        if (found) await noteVerified(transaction, found);
        return found;
      });
      const email = account?.email ?? (await links.findVerifiedBy(db, hash));
      if (email === undefined) throw deadLink();
      return { email };
    },

    /** Sends the verification link again; nothing to an address that is verified. */
    async resendVerification(user: User): Promise<void> {
      if (user.email_verified) return;
      await throttle.take({ key: `verify:${user.id}`, limit: settings.resetsPerAccount });
      await throttle.take({
        key: `verify:to:${mailboxOf(user.email)}`,
        limit: settings.verificationsPerMailbox,
      });
      await db
        .transaction()
        .execute((transaction) => sendVerification(transaction, user.email, publicUrl));
    },
  };
}

/** Sends the link that verifies the address of the account, in place of one sent before. */
export async function sendVerification(db: Db, email: string, publicUrl: string): Promise<void> {
  const account = await links.lockAccountOf(db, email);
  if (!account) return;
  const token = await newLink(db, account, 'verify-email');
  await putInOutbox(db, verificationMail(account, token, publicUrl));
}

/** Ends every link that was mailed to the account. */
export async function endLinks(db: Db, accountId: number): Promise<void> {
  await links.deleteLinks(db, accountId, 'reset-password');
  await links.deleteLinks(db, accountId, 'verify-email');
}

/** What the job does: nothing for an address without an active account. */
export async function sendPasswordReset(db: Db, email: string, publicUrl: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const account = await links.lockAccountOf(transaction, email);
    if (!account) return;
    const token = await newLink(transaction, account, 'reset-password');
    await putInOutbox(transaction, resetMail(account, token, publicUrl));
  });
}

async function newLink(
  db: Db,
  account: links.LinkAccount,
  purpose: links.LinkPurpose,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const link = { tokenHash: hashOf(token), hours: hoursOf[purpose] };
  await links.replaceLink(db, account, purpose, link);
  return token;
}

const hashOf = (token: string) => createHash('sha256').update(token).digest();
