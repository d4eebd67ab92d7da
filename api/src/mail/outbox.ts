import { addJob } from '@aangan/server';
import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import { type Letter, renderLetter } from './letter.ts';
import { sendMailTask } from './send-mail.ts';

/**
 * Writes a mail down to be sent soon, by a job: inside a transaction it is sent only if the transaction is
 * committed, and no request waits for a mail server.
 */
export async function putInOutbox(db: Kysely<Tables>, letter: Letter): Promise<void> {
  const subject = letter.subject.replace(/\s+/g, ' ');
  const { text, html } = renderLetter({ ...letter, subject });
  const { id } = await db
    .insertInto('mail')
    .values({
      account_id: letter.accountId,
      recipient: letter.to,
      subject,
      body_text: text,
      body_html: html,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await addJob(db, sendMailTask, { mailId: id });
}
