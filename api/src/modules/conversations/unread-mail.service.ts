import { addJob } from '@aangan/server';
import type { Kysely } from 'kysely';
import { mailLateNews } from '../../notifications/notify.ts';
import { afterQuietHours } from '../../notifications/quiet-hours.ts';
import type { Tables } from '../../tables.ts';
import { unreadMail } from './conversations.mails.ts';
import * as repository from './unread-mail.repository.ts';

type Db = Kysely<Tables>;

/** The job that mails an account what it has not read. */
export const mailUnreadTask = 'mail-unread-messages';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** How long a message may be unread. */
const unreadForMs = 10 * minuteMs;

/** Has the account mailed if it does not read what it was sent. @param db the transaction that sends it */
export const mailLater = (db: Db, accountId: number, at = Date.now()): Promise<void> =>
  addJob(
    db,
    mailUnreadTask,
    { accountId },
    { runAt: new Date(at + unreadForMs), key: `unread ${accountId}`, keepsTime: true },
  );

/**
 * Mails an account what it has not read: ten minutes after it was sent, at most once an hour, and not in its
 * quiet hours; else the job comes again at the time for it. What was mailed is not mailed again, so that it may be repeated.
 */
export async function mailUnread(
  db: Db,
  accountId: number,
  publicUrl: string,
  now = new Date(),
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await repository.lockMembersOf(transaction, accountId);
    const state = await repository.readMailState(transaction, accountId);
    if (state.firstAt === null) return;
    const due = dueAt(Date.parse(state.firstAt), state);
    const at = afterQuietHours(Math.max(due, now.getTime()), state.quiet);
    if (at > now.getTime()) {
      await mailLater(transaction, accountId, at - unreadForMs);
      return;
    }
    await mailLateNews(
      transaction,
      { accountId, kind: 'messages' },
      {
        publicUrl,
        write: async (recipient) =>
          unreadMail(recipient, await repository.listNew(transaction, accountId), publicUrl),
      },
    );
    await repository.markMailed(transaction, accountId, now);
  });
}

function dueAt(firstAt: number, { mailedAt }: repository.MailState): number {
  const free = mailedAt === null ? 0 : Date.parse(mailedAt) + hourMs;
  return Math.max(firstAt + unreadForMs, free);
}
