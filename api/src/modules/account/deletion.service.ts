import type { SiteLanguage } from '@aangan/domain';
import { addJob, type BlobStore, type MailTransport } from '@aangan/server';
import type { Kysely } from 'kysely';
import { putInOutbox } from '../../mail/outbox.ts';
import { removeUnusedDocuments } from '../../media/documents.ts';
import { removeUnusedMedia } from '../../media/remove-unused-media.ts';
import type { Tables } from '../../tables.ts';
import { deletedMail } from '../auth/account.mails.ts';
import { endAllSessions } from '../auth/session.service.ts';
import { mediaOfBriefs } from '../briefs/brief-files.service.ts';
import { leaveConversations } from '../conversations/conversations.service.ts';
import { documentsOf } from '../evidence/evidence.service.ts';
import { leaveQuotes } from '../quotes/leave-quotes.ts';
import { type AuthorKeys, leaveReviews } from '../reviews/waiting.service.ts';
import { deactivate } from './account.repository.ts';
import * as erasure from './erasure.repository.ts';

type Db = Kysely<Tables>;

/** How long the mail that confirms a deletion waits for a mail server at most. */
const confirmationDays = 7;

/** The job that erases an account that was deleted. */
export const eraseAccountTask = 'erase-account';

/**
 * Ends an account: sign-in, sessions and listing end at once, and a mail confirms it. A job erases what it stored
 * after so many hours; the terms promise 7 business days at most.
 */
export async function endAccount(
  db: Db,
  { id: accountId, email, language }: { id: number; email: string; language: SiteLanguage },
  { afterHours, publicUrl }: { afterHours: number; publicUrl: string },
): Promise<void> {
  const runAt = afterHours > 0 ? new Date(Date.now() + afterHours * 3_600_000) : undefined;
  await db.transaction().execute(async (transaction) => {
    if (!(await deactivate(transaction, accountId))) return;
    await endAllSessions(transaction, accountId, 'deactivated');
    const forgetAt = new Date(Date.now() + confirmationDays * 86_400_000);
    await putInOutbox(transaction, deletedMail({ email, language }, publicUrl), { forgetAt });
    await addJob(transaction, eraseAccountTask, { accountId }, runAt ? { runAt } : {});
  });
}

export interface EraseOptions {
  db: Db;
  blobs: BlobStore;
  /** Where documents are that only operators read. */
  documents: BlobStore;
  transport: MailTransport;
  authorKeys: AuthorKeys;
}

/**
 * The job: deletes personal data, and keeps the row that other rows refer to without a name. It runs in one
 * transaction and changes nothing when it runs again, so it may be killed and repeated.
 */
export async function eraseAccount(
  { db, blobs, documents, transport, authorKeys }: EraseOptions,
  accountId: number,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const account = await erasure.lockEndedAccount(transaction, accountId);
    if (!account) return;
    const media = await erasure.listMediaOf(transaction, accountId);
    const evidence = await documentsOf(transaction, accountId);
    const mails = await erasure.deleteMails(transaction, account);
    await leaveReviews(transaction, account, authorKeys);
    media.push(...(await mediaOfBriefs(transaction, accountId)));
    await leaveQuotes(transaction, accountId);
    media.push(...(await leaveConversations(transaction, accountId)));
    await erasure.deleteDependents(transaction, accountId);
    await erasure.forgetAddress(transaction, account);
    await erasure.anonymise(transaction, accountId);
    await removeUnusedMedia({ db: transaction, blobs }, media);
    await removeUnusedDocuments({ db: transaction, documents }, evidence);
    for (const mailId of mails) await transport.forget(mailId);
  });
}
