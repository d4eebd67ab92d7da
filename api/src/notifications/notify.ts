import type { Kysely } from 'kysely';
import { putInOutbox } from '../mail/outbox.ts';
import type { MailContent } from '../mail/render-mail.ts';
import { tellInPassing } from '../stream-events/tell-accounts.ts';
import type { Tables } from '../tables.ts';
import { endingUrl } from './ending-links.ts';
import type { NotificationFacts } from './notification-event.ts';
import { type EventName, eventsOf, findEvent, type Kind, kindOf } from './notification-kinds.ts';
import * as log from './notification-log.repository.ts';
import { afterQuietHours, type QuietHours } from './quiet-hours.ts';

type Db = Kysely<Tables>;

/** Something that an account is told. */
export interface News {
  accountId: number;
  event: EventName;
  /** The id of what it is about. */
  subject: number;
  /** Whose doing it is, where that is an account. */
  actorId?: number | null;
  data?: NotificationFacts['data'] & { sequence?: number };
}

/** The mail about it. */
interface NewsMail {
  publicUrl: string;
  /** Called only where the account is mailed; null: there is nothing to mail after all. */
  write: (recipient: log.Recipient) => MailContent | null | Promise<MailContent | null>;
}

/**
 * Tells an active account of something: by an entry of its notifications and by mail, each where the account wants that
 * of the kind. A mail waits for the end of the quiet hours, unless its kind is required.
 * @param db the transaction of what happened: nothing is told where it does not commit
 * @param mail left out where nothing is mailed, or later
 */
export async function notify(db: Db, news: News, mail?: NewsMail): Promise<void> {
  const { accountId, event, subject, actorId = null, data = {} } = news;
  const found = findEvent(event);
  if (!found) throw new Error(`No kind has the event ${event}.`);
  const { kind } = found;
  const recipient = await log.findRecipient(db, accountId, kind);
  if (!recipient) return;
  const { isRequired = false } = kindOf(kind);
  if (isRequired || recipient.wantsOnSite) {
    const gathers = event === 'message';
    await log.insertEntry(db, { accountId, event, subject, actorId, data, gathers });
    await tellOfNotifications(db, accountId);
  }
  if (mail) await mailRecipient(db, recipient, kind, mail);
}

/** Whether an account was told of such an event within so many days. */
export const wasTold = (
  db: Db,
  which: { accountId: number; event: EventName; days: number },
): Promise<boolean> => log.hasEntry(db, which);

/** Mails an account about something that it was told before, where it wants mails of the kind. */
export async function mailLateNews(
  db: Db,
  { accountId, kind }: { accountId: number; kind: Kind },
  mail: NewsMail,
): Promise<void> {
  const recipient = await log.findRecipient(db, accountId, kind);
  if (recipient) await mailRecipient(db, recipient, kind, mail);
}

async function mailRecipient(
  db: Db,
  recipient: log.Recipient,
  kind: Kind,
  { write, publicUrl }: NewsMail,
): Promise<void> {
  const { isRequired = false } = kindOf(kind);
  if (!isRequired && !recipient.wantsMail) return;
  const content = await write(recipient);
  if (!content) return;
  if (isRequired) return putInOutbox(db, content);
  const endUrl = await endingUrl(db, { accountId: recipient.id, kind }, publicUrl);
  const runAt = new Date(afterQuietHours(Date.now(), quietHoursOf(recipient)));
  await putInOutbox(db, content, { endUrl, runAt });
}

const quietHoursOf = ({ quietFrom, quietTo }: log.Recipient): QuietHours => ({
  from: quietFrom,
  to: quietTo,
});

/** The events that are told of with a message. */
const messageEvents = ['message', ...eventsOf('quotes')];

/** Marks the entries of a conversation as read, once its messages are. */
export async function readMessageEntries(
  db: Db,
  accountId: number,
  { conversation, upTo }: { conversation: number; upTo: number },
): Promise<void> {
  const which = { events: messageEvents, subject: conversation, upTo };
  if (await log.readEntriesOf(db, accountId, which)) await tellOfNotifications(db, accountId);
}

/** Has pages that are open ask for the account's notifications again. */
export const tellOfNotifications = (db: Db, accountId: number): Promise<void> =>
  tellInPassing(db, accountId, { kind: 'notification', data: {} });
