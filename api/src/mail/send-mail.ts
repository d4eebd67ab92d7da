import type { MailTransport } from '@aangan/server';
import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

/** The job that sends one mail of the outbox. */
export const sendMailTask = 'send-mail';

/**
 * Sends the mail and marks it sent. A mail that was already sent, or deleted with its account, is skipped.
 * The text of a mail that went to a mail server is deleted: it can contain a link that opens an account.
 */
export async function sendMail(
  db: Kysely<Tables>,
  transport: MailTransport,
  mailId: number,
): Promise<void> {
  const mail = await db
    .selectFrom('mail')
    .select(['id', 'recipient', 'subject', 'body_text', 'body_html'])
    .where('id', '=', mailId)
    .where('sent_at', 'is', null)
    .executeTakeFirst();
  if (!mail) return;
  await transport.send({
    id: mail.id,
    to: mail.recipient,
    subject: mail.subject,
    text: mail.body_text,
    html: mail.body_html ?? undefined,
  });
  await db
    .updateTable('mail')
    .set({
      sent_at: new Date(),
      ...(transport.isExternal && { body_text: '', body_html: null }),
    })
    .where('id', '=', mail.id)
    .execute();
}
