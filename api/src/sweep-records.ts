import type { BlobStore, Database } from '@aangan/server';
import { type MailPlaces, mailTransportOf } from './mail/mail-transport-of.ts';
import { forgetMails } from './mail/send-mail.ts';
import { addHashJob } from './media/hashing/hash-pictures.ts';
import { forgetOldEvents } from './modules/audit/audit.service.ts';
import { forgetUnnamedFiles } from './modules/briefs/brief-files.service.ts';
import { endOldCheckAccounts } from './modules/checks/check-accounts.service.ts';
import { forgetUnsent } from './modules/conversations/attachments.service.ts';
import { keepFirmMedians } from './modules/dashboard/dashboard.service.ts';
import { forgetToldEvents } from './modules/events/events.service.ts';
import { lookAfterEvidenceLater } from './modules/evidence/look-after-evidence.ts';
import { forgetOldChallenges } from './modules/factors/proof.service.ts';
import { forgetReadNotifications } from './modules/notifications/notifications.service.ts';
import { lookAfterLater } from './modules/requests/look-after-requests.ts';
import { keepReviewMean } from './modules/reviews/review-mean.ts';
import { forgetUnsentPictures } from './modules/reviews/review-pictures.service.ts';
import { forgetOldOrigins } from './modules/reviews/waiting.service.ts';
import { forgetOldViews } from './modules/views/views.service.ts';
import type { Tables } from './tables.ts';

/**
 * Deletes what was kept for a time that is over: mails about deleted accounts, old events of the
 * audit trail, where reviews came from, accounts of checks that died, files that were not sent, what accounts were
 * told, questions of who is there that nobody answered, notifications that were read long ago, and counts of views. Has pictures hashed that are not, requests that wait and
 * checks that run out looked after, and keeps the mean of all reviews and the medians of firms.
 */
export async function sweepRecords({
  database: { kysely: db },
  blobs,
  ...places
}: MailPlaces & { database: Database<Tables>; blobs: BlobStore }): Promise<void> {
  await forgetMails(db, mailTransportOf(places));
  await forgetOldEvents(db);
  await forgetOldOrigins(db);
  await endOldCheckAccounts(db);
  await forgetUnsent({ db, blobs });
  await forgetUnsentPictures({ db, blobs });
  await forgetUnnamedFiles({ db, blobs });
  await forgetToldEvents(db);
  await forgetReadNotifications(db);
  await forgetOldChallenges(db);
  await forgetOldViews(db);
  await keepFirmMedians(db);
  await addHashJob(db);
  await keepReviewMean(db);
  await lookAfterLater(db);
  await lookAfterEvidenceLater(db);
}
