import type { SiteLanguage } from '@aangan/domain';
import type { Kysely } from 'kysely';
import type { ApiSettings } from '../../config.ts';
import { putInOutbox } from '../../mail/outbox.ts';
import type { Tables } from '../../tables.ts';
import { ticketMail, ticketReceivedMail } from './support.mails.ts';
import { insertTicket, type NewTicket } from './support.repository.ts';

interface TicketOptions extends Pick<ApiSettings, 'supportEmail'> {
  /** Whether the address is known to be the sender's. */
  isSendersOwn: boolean;
  /** Of a sender without an account. */
  language: SiteLanguage;
}

/**
 * Keeps a ticket, mails it to the support and confirms it to its sender.
 * @param db a transaction
 * @returns the reference number, as in AAN-000123
 */
export async function openTicket(
  db: Kysely<Tables>,
  ticket: NewTicket,
  { supportEmail, ...sender }: TicketOptions,
): Promise<string> {
  const reference = `AAN-${String(await insertTicket(db, ticket)).padStart(6, '0')}`;
  await putInOutbox(db, ticketMail(ticket, reference, supportEmail));
  await putInOutbox(db, ticketReceivedMail(ticket, reference, sender));
  return reference;
}
