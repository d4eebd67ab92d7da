import { addJob } from '@aangan/server';
import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import { type MailContent, renderMail } from './render-mail.ts';
import { sendMailTask } from './send-mail.ts';

interface MailOptions {
  /** When the mail is deleted, also where an erasure has left it; default: with its account. */
  forgetAt?: Date;
}

/**
 * Stores a mail and the job that sends it. In a transaction it is sent only if the transaction commits, and
 * no request waits for a mail server. An account that has ended gets none, nor one that was made for a check.
 */
export async function putInOutbox(
  db: Kysely<Tables>,
  mail: MailContent,
  { forgetAt }: MailOptions = {},
): Promise<void> {
  if (mail.accountId !== null && !(await isLive(db, mail.accountId))) return;
  const subject = mail.subject.replace(/\s+/g, ' ');
  const { text, html } = renderMail({ ...mail, subject });
  const { id } = await db
    .insertInto('mail')
    .values({
      account_id: mail.accountId,
      recipient: mail.to,
      subject,
      body_text: text,
      body_html: html,
      forget_at: forgetAt ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await addJob(db, sendMailTask, { mailId: id });
}

/** An erasure waits until the transaction ends, and so deletes the mail. */
async function isLive(db: Kysely<Tables>, accountId: number): Promise<boolean> {
  const account = await db
    .selectFrom('account')
    .select('id')
    .where('id', '=', accountId)
    .where('deactivated_at', 'is', null)
    .where('check_until', 'is', null)
    .forKeyShare()
    .executeTakeFirst();
  return account !== undefined;
}
