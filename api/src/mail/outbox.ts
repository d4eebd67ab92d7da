import { addJob } from '@aangan/server';
import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import { type MailContent, renderMail } from './render-mail.ts';
import { sendMailTask } from './send-mail.ts';

/**
 * Stores a mail and the job that sends it. In a transaction it is sent only if the transaction commits, and
 * no request waits for a mail server.
 */
export async function putInOutbox(db: Kysely<Tables>, mail: MailContent): Promise<void> {
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
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await addJob(db, sendMailTask, { mailId: id });
}
