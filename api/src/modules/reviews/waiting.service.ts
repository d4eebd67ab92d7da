import { createHmac } from 'node:crypto';
import type { Kysely } from 'kysely';
import { putInOutbox } from '../../mail/outbox.ts';
import type { Tables } from '../../tables.ts';
import { readRecipient } from '../account/recipient.service.ts';
import { mailboxOf } from '../auth/normalise-email.ts';
import { newReviewMail } from './reviews.mails.ts';
import { lockReviewsOf, updateVendorRating } from './reviews.repository.ts';
import * as waiting from './waiting.repository.ts';

type Db = Kysely<Tables>;

/** The secrets that hashes of authors are made with: new ones with the first, old ones were with any. */
export type AuthorKeys = readonly [current: string, ...former: string[]];

/** What a person is known by after the account has ended, with each of the keys. @param email normalised */
export function authorHashes(keys: AuthorKeys, email: string): [Buffer, ...Buffer[]] {
  const hash = (key: string) =>
    createHmac('sha256', key)
      .update(`author of a review ${mailboxOf(email)}`)
      .digest();
  const [current, ...former] = keys;
  return [hash(current), ...former.map(hash)];
}

/**
 * Keeps the reviews of an account that is erased, that were shown or judged, and by what its author is
 * known. The others are deleted.
 */
export async function leaveReviews(
  db: Db,
  account: { id: number; email: string; isVerified: boolean },
  keys: AuthorKeys,
): Promise<void> {
  const [hash] = authorHashes(keys, account.email);
  await waiting.keepAuthor(db, account.id, account.isVerified ? hash : undefined);
}

/** An address that was never proved may be another person's: by it nobody is known any more. */
export const forgetAuthor = (db: Db, accountId: number): Promise<void> =>
  waiting.forgetAuthor(db, accountId);

/** Deletes where reviews came from, and by what their authors are known, when the time of either is over. */
export const forgetOldOrigins = (db: Db): Promise<void> => waiting.deleteOldOrigins(db);

/** Counts a review that is shown from now on, and tells the vendor of it. The transaction has locked its reviews. */
export async function announceReview(db: Db, reviewId: number, publicUrl: string): Promise<void> {
  const { vendorAccountId, ...review } = await waiting.findNews(db, reviewId);
  await updateVendorRating(db, review.vendorId);
  const recipient = await readRecipient(db, vendorAccountId, 'reviews');
  if (recipient) await putInOutbox(db, newReviewMail(recipient, review, publicUrl));
}

/**
 * Shows the reviews of an account that waited for its address or profile to be verified, once both are and no operator
 * must look at them first. For the transaction that changed one of these.
 */
export async function showWaitingReviews(
  db: Db,
  accountId: number,
  publicUrl: string,
): Promise<void> {
  for (const { id, vendorId } of await waiting.listReady(db, accountId)) {
    await lockReviewsOf(db, vendorId);
    await waiting.endWaiting(db, id);
    await announceReview(db, id, publicUrl);
  }
}
