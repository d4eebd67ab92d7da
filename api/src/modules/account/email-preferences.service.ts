import type { Kysely } from 'kysely';
import { putInOutbox } from '../../mail/outbox.ts';
import type { MailContent } from '../../mail/render-mail.ts';
import type { Tables } from '../../tables.ts';
import type { EmailPreferences } from './account.schemas.ts';
import * as preferences from './email-preferences.repository.ts';

type Db = Kysely<Tables>;

const everyMail: EmailPreferences = {
  requests: true,
  reviews: true,
  messages: true,
  at_night: false,
};

/**
 * Which mails an account wants; every kind until it says otherwise. Mails about its security are sent in any case.
 */
export async function readEmailPreferences(db: Db, accountId: number): Promise<EmailPreferences> {
  return (await preferences.findEmailPreferences(db, accountId)) ?? everyMail;
}

/** Changes what is given. */
export const changeEmailPreferences = (
  db: Db,
  accountId: number,
  changes: Partial<EmailPreferences>,
): Promise<EmailPreferences> => preferences.saveEmailPreferences(db, accountId, changes);

/**
 * Mails an account, unless it is inactive or does not want mails of this kind.
 * @param db a transaction: the mail is sent only if it commits
 * @param write called only where the account is mailed; null: there is nothing to tell after all
 */
export async function mailIfWanted(
  db: Db,
  accountId: number,
  kind: preferences.MailKind,
  write: (recipient: preferences.Recipient) => MailContent | null | Promise<MailContent | null>,
): Promise<void> {
  const recipient = await preferences.findRecipient(db, accountId, kind);
  const mail = recipient && (await write(recipient));
  if (mail) await putInOutbox(db, mail);
}
