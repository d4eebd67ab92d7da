import type { Database } from '@aangan/server';
import { type MailPlaces, mailTransportOf } from './mail/mail-transport-of.ts';
import { forgetMails } from './mail/send-mail.ts';
import { addHashJob } from './media/hashing/hash-pictures.ts';
import { forgetOldEvents } from './modules/audit/audit.service.ts';
import { endOldCheckAccounts } from './modules/checks/check-accounts.service.ts';
import { forgetOldOrigins } from './modules/reviews/waiting.service.ts';
import type { Tables } from './tables.ts';

/**
 * Deletes what was kept for a time that is over: mails about deleted accounts, old events of the
 * audit trail, where reviews came from, and accounts of checks that died. Has pictures hashed that are not.
 */
export async function sweepRecords({
  database: { kysely: db },
  ...places
}: MailPlaces & { database: Database<Tables> }): Promise<void> {
  await forgetMails(db, mailTransportOf(places));
  await forgetOldEvents(db);
  await forgetOldOrigins(db);
  await endOldCheckAccounts(db);
  await addHashJob(db);
}
