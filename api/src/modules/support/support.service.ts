import { isolated } from '@aangan/domain';
import type { Kysely } from 'kysely';
import type { ApiSettings } from '../../config.ts';
import { putInOutbox } from '../../mail/outbox.ts';
import type { Tables } from '../../tables.ts';
import { insertTicket, type NewTicket } from './support.repository.ts';

/**
 * Keeps a ticket, mails it to the support and confirms it to its sender.
 * @param db a transaction
 * @param isSendersOwn whether the address is known to be the sender's. Another's gets no text of the sender: anybody
 * could have it mailed to anybody.
 * @returns the reference number, as in AAN-000123
 */
export async function openTicket(
  db: Kysely<Tables>,
  ticket: NewTicket,
  { supportEmail, isSendersOwn }: Pick<ApiSettings, 'supportEmail'> & { isSendersOwn: boolean },
): Promise<string> {
  const reference = `AAN-${String(await insertTicket(db, ticket)).padStart(6, '0')}`;
  const { accountId, name, email, subject, message } = ticket;
  await putInOutbox(db, {
    to: supportEmail,
    accountId: null,
    subject: `[${reference}] ${isolated(subject)}`,
    paragraphs: [message],
    facts: [
      ['From', name],
      ['Email', email],
      ['Account', accountId === null ? 'none' : String(accountId)],
    ],
    footnote: 'Opened with the contact form. Answer to the address above.',
  });
  await putInOutbox(db, {
    to: email,
    accountId,
    subject: `We have your message (${reference})`,
    paragraphs: [
      isSendersOwn ? `Dear ${isolated(name)},` : 'Hello,',
      `thank you for writing. Your reference number is ${reference}. You typically have our reply within 24 working hours; we are here from 10 AM to 7 PM, Monday to Saturday.`,
      ...(isSendersOwn ? ['This is what you wrote:', `${subject}\n\n${message}`] : []),
    ],
    footnote:
      'You have this mail because this address was given in our contact form. If that was not you, nothing needs to be done.',
  });
  return reference;
}
