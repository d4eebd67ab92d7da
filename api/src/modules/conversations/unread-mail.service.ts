import { addJob } from '@aangan/server';
import type { Kysely } from 'kysely';
import type { Tables } from '../../tables.ts';
import { mailIfWanted } from '../account/email-preferences.service.ts';
import { unreadMail } from './conversations.mails.ts';
import * as repository from './unread-mail.repository.ts';

type Db = Kysely<Tables>;

/** The job that mails an account what it has not read. */
export const mailUnreadTask = 'mail-unread-messages';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** How long a message may be unread. */
const unreadForMs = 10 * minuteMs;
/** India's time is that of UTC and this. */
const indiaMs = 5.5 * hourMs;
/** Hours of the night in India. */
const night = { from: 22, to: 8 };

/** Has the account mailed if it does not read what it was sent. @param db the transaction that sends it */
export const mailLater = (db: Db, accountId: number, at = Date.now()): Promise<void> =>
  addJob(
    db,
    mailUnreadTask,
    { accountId },
    { runAt: new Date(at + unreadForMs), key: `unread ${accountId}`, keepsTime: true },
  );

/**
 * Mails an account what it has not read: ten minutes after it was sent, at most once an hour, and not at night unless it
 * wishes so; else the job comes again at the time for it. What was mailed is not mailed again, so that it may be repeated.
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
    if (due > now.getTime() || isNight(now, state)) {
      const at = afterNight(Math.max(due, now.getTime()), state);
      await mailLater(transaction, accountId, at - unreadForMs);
      return;
    }
    await mailIfWanted(transaction, accountId, 'messages', async (recipient) =>
      unreadMail(recipient, await repository.listNew(transaction, accountId), publicUrl),
    );
    await repository.markMailed(transaction, accountId, now);
  });
}

function dueAt(firstAt: number, { mailedAt }: repository.MailState): number {
  const free = mailedAt === null ? 0 : Date.parse(mailedAt) + hourMs;
  return Math.max(firstAt + unreadForMs, free);
}

const hourInIndia = (at: number) => new Date(at + indiaMs).getUTCHours();

function isNight(now: Date, { isAtNight }: repository.MailState): boolean {
  const hour = hourInIndia(now.getTime());
  return !isAtNight && (hour >= night.from || hour < night.to);
}

/** The same time, or the end of the night that it is in. */
function afterNight(at: number, state: repository.MailState): number {
  if (!isNight(new Date(at), state)) return at;
  const day = 24 * hourMs;
  const morning = Math.floor((at + indiaMs) / day) * day + night.to * hourMs - indiaMs;
  return morning > at ? morning : morning + day;
}
