import { setTimeout as sleep } from 'node:timers/promises';
import { addJob, type MailClaim, type MailTransport } from '@aangan/server';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';

/** The job that sends one mail of the outbox. */
export const sendMailTask = 'send-mail';

/** How long handing a mail over takes at most, in milliseconds. */
const handoverMs = 120_000;

/** How long a claim is tried to be given back, in milliseconds. */
const giveBackMs = 20_000;

/**
 * Sends the mail and marks it sent. A mail that was already sent, or deleted with its account, is skipped.
 * The text of a mail that went to a mail server is deleted: it can contain a link that opens an account. One that
 * an erasure has left is deleted wholly. One that another process is handing over, or was when it ended, is left to a
 * later job: the next try of this one could be hours away.
 * @throws where it could not be sent; to be tried again
 */
export async function sendMail(
  db: Kysely<Tables>,
  transport: MailTransport,
  mailId: number,
): Promise<void> {
  const mail = await db
    .selectFrom('mail')
    .select([
      'id',
      'recipient',
      'subject',
      'body_text',
      'body_html',
      'handed_at',
      'forget_at',
      'end_url',
    ])
    .where('id', '=', mailId)
    .where('sent_at', 'is', null)
    .executeTakeFirst();
  if (!mail) return;
  if (mail.handed_at === null) {
    const message = { id: mail.id, to: mail.recipient, subject: mail.subject };
    const content = {
      text: mail.body_text,
      html: mail.body_html ?? undefined,
      endUrl: mail.end_url ?? undefined,
    };
    await transport.send({ ...message, ...content }, mailClaimOf(db, mail.id));
  } else {
    const over = Date.parse(mail.handed_at) + handoverMs;
    if (over > Date.now()) {
      await addJob(db, sendMailTask, { mailId: mail.id }, { runAt: new Date(over) });
      return;
    }
  }
  if (mail.forget_at !== null && transport.isExternal) {
    await db.deleteFrom('mail').where('id', '=', mail.id).execute();
    return;
  }
  await db
    .updateTable('mail')
    .set({
      sent_at: new Date(),
      ...(transport.isExternal && { body_text: '', body_html: null, end_url: null }),
    })
    .where('id', '=', mail.id)
    .execute();
}

function mailClaimOf(db: Kysely<Tables>, id: number): MailClaim {
  let at = new Date();
  return {
    claim: async () => {
      at = new Date();
      const claimed = await db
        .updateTable('mail')
        .set({ handed_at: at })
        .where('id', '=', id)
        .where('handed_at', 'is', null)
        .where('sent_at', 'is', null)
        .returning('id')
        .executeTakeFirst();
      return claimed !== undefined;
    },
    giveBack: () =>
      whenDatabaseIsBack(() =>
        db
          .updateTable('mail')
          .set({ handed_at: null })
          .where('id', '=', id)
          .where('handed_at', '=', at.toISOString())
          .execute(),
      ),
  };
}

/** Tries again while the database is away: a claim that cannot be given back is a mail that nobody sends. */
async function whenDatabaseIsBack(write: () => Promise<unknown>): Promise<void> {
  const deadline = Date.now() + giveBackMs;
  for (;;) {
    try {
      await write();
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await sleep(500);
    }
  }
}

/** Deletes the mails that erasures have left and whose time is over, and their files. */
export async function forgetMails(db: Kysely<Tables>, transport: MailTransport): Promise<void> {
  const forgotten = await db
    .deleteFrom('mail')
    .where('forget_at', '<', sql<string>`now()`)
    .returning('id')
    .execute();
  for (const { id } of forgotten) await transport.forget(id);
}
