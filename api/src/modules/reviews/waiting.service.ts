import { createHmac } from 'node:crypto';
import type { Kysely } from 'kysely';
import { notify } from '../../notifications/notify.ts';
import type { Tables } from '../../tables.ts';
import { mailboxOf } from '../auth/normalise-email.ts';
import * as authors from './authors.repository.ts';
import type { ReviewedFirm } from './reviewed-firm.ts';
import { newReviewMail } from './reviews.mails.ts';
import { lockReviewsOf, updateRatings } from './reviews.repository.ts';
import * as waiting from './waiting.repository.ts';

type Db = Kysely<Tables>;

/** The secrets that hashes of authors are made with: new ones with the first, old ones were with any. */
export type AuthorKeys = readonly [current: string, ...former: string[]];

/** What a person is known by who has no account of the address, with each of the keys. @param email normalised */
function authorHashes(keys: AuthorKeys, email: string): [Buffer, ...Buffer[]] {
  const hash = (key: string) =>
    createHmac('sha256', key)
      .update(`author of a review ${mailboxOf(email)}`)
      .digest();
  const [current, ...former] = keys;
  return [hash(current), ...former.map(hash)];
}

/**
 * Whether a firm has a review by the mailbox of an address: of an account that has it or had it, verified each time.
 * An address that was never proved keeps nobody from writing: it may be another person's.
 * @param author with the normalised address; the own reviews do not count
 */
export async function hasReviewBy(
  db: Db,
  firm: ReviewedFirm,
  { id, email }: { id: number; email: string },
  keys: AuthorKeys,
): Promise<boolean> {
  const mailbox = mailboxOf(email);
  return (
    (await waiting.listAuthors(db, firm)).some(
      (author) => author.isVerified && author.id !== id && mailboxOf(author.email) === mailbox,
    ) || authors.hasReviewBy(db, firm, authorHashes(keys, email), id)
  );
}

/**
 * Whether the mailbox of an address is the firm's own: a person who reviews it by a second account. An address that was
 * not proved may be another person's.
 */
export async function isOwnMailbox(db: Db, firm: ReviewedFirm, email: string): Promise<boolean> {
  const own = await waiting.findFirmEmail(db, firm);
  return own !== undefined && mailboxOf(own) === mailboxOf(email);
}

/**
 * Holds a review for an operator where one of its firm by the same mailbox is hidden, also by an address that was never
 * proved: that may have been another person's, so that an operator decides, and nothing is refused.
 * @param review with the normalised address of its author
 * @returns whether it is held by this
 */
export const holdAfterHidden = (
  db: Db,
  { id, email }: { id: number; email: string },
  keys: AuthorKeys,
): Promise<boolean> => waiting.holdAfterHidden(db, id, authorHashes(keys, email));

/**
 * Holds what an account has written of firms that are its mailbox's own, or that it has reviewed already or has a hidden review of. For the
 * transaction that verifies the address: until then it was not known by it.
 */
export async function holdRepeated(
  db: Db,
  account: { id: number; email: string },
  keys: AuthorKeys,
): Promise<void> {
  for (const { id, firm } of await waiting.listWaiting(db, account.id)) {
    await lockReviewsOf(db, firm);
    const isSuspicious =
      (await isOwnMailbox(db, firm, account.email)) || (await hasReviewBy(db, firm, account, keys));
    if (isSuspicious) await waiting.hold(db, [id]);
    else await holdAfterHidden(db, { id, email: account.email }, keys);
  }
}

/**
 * Holds what else waits of a firm by the mailbox of a review's verified author: once its address were verified too,
 * one person would have two reviews.
 * @param email normalised
 */
export async function holdOthers(
  db: Db,
  { firm, id, email }: { firm: ReviewedFirm; id: number; email: string },
): Promise<void> {
  const mailbox = mailboxOf(email);
  const others = (await waiting.listAuthors(db, firm)).filter(
    (author) => author.isWaiting && author.reviewId !== id && mailboxOf(author.email) === mailbox,
  );
  await waiting.hold(
    db,
    others.map(({ reviewId }) => reviewId),
  );
}

/**
 * Keeps by what the author of an account's reviews was known, for the transaction that has locked the account and takes
 * this address from it. One that was not verified may be another person's: by it a review is known only while it is hidden,
 * and by the first of them only, so that changes of the address hold back nobody else's reviews.
 */
export async function keepAuthor(
  db: Db,
  { id, email }: { id: number; email: string },
  keys: AuthorKeys,
): Promise<void> {
  const [hash] = authorHashes(keys, email);
  await authors.keepProved(db, id, hash);
  if (await authors.findUnproved(db, id)) await authors.keepFirstUnproved(db, id, hash);
}

/**
 * Keeps by what the author of a review is known that an operator hides, and holds what else waits of the firm by a
 * mailbox that it is known by, unless an operator has kept it. For the transaction that has hidden the review, and locked
 * the author and the firm's reviews.
 */
export async function followHidden(
  db: Db,
  { id, firm, reviewerId }: { id: number; firm: ReviewedFirm; reviewerId: number | null },
  keys: AuthorKeys,
): Promise<void> {
  const email = reviewerId === null ? undefined : await authors.findUnproved(db, reviewerId);
  if (email) await authors.keepHidden(db, id, authorHashes(keys, email)[0]);
  const known = await authors.listHashes(db, id);
  const isKnown = (other: string) =>
    authorHashes(keys, other).some((hash) => known.some((one) => one.equals(hash)));
  for (const other of await waiting.listAuthors(db, firm)) {
    if (!other.isWaiting || other.reviewId === id || !isKnown(other.email)) continue;
    await holdAfterHidden(db, { id: other.reviewId, email: other.email }, keys);
  }
}

/**
 * Keeps for a year the reviews of an account that is erased, that were shown or judged, and by what its author is
 * known. The others are deleted.
 */
export async function leaveReviews(
  db: Db,
  account: { id: number; email: string },
  keys: AuthorKeys,
): Promise<void> {
  await waiting.deleteWaiting(db, account.id);
  await keepAuthor(db, account, keys);
  await authors.endAuthor(db, account.id);
}

/** Deletes where reviews came from, and by what their authors are known, when the time of either is over. */
export const forgetOldOrigins = (db: Db): Promise<void> => waiting.deleteOldOrigins(db);

/** What a notification leads to: the reviews that clients or designers have written of the firm. */
export const aboutReviewsOf = ({ id, kind, by }: ReviewedFirm) => ({
  subject: id,
  data: { firm: kind, by },
});

/** Counts a review that is shown from now on, and tells the firm of it. The transaction has locked its reviews. */
export async function announceReview(db: Db, reviewId: number, publicUrl: string): Promise<void> {
  const { firmAccountId, authorId, ...review } = await waiting.findNews(db, reviewId);
  await updateRatings(db, review.firm);
  await notify(
    db,
    {
      accountId: firmAccountId,
      event: 'review-received',
      ...aboutReviewsOf(review.firm),
      actorId: authorId,
    },
    { publicUrl, write: (recipient) => newReviewMail(recipient, review, publicUrl) },
  );
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
  for (const { id, firm, email, isNew } of await waiting.listReady(db, accountId)) {
    await lockReviewsOf(db, firm);
    await holdOthers(db, { firm, id, email });
    if (!(await waiting.endWaiting(db, id))) continue;
    await (isNew ? announceReview(db, id, publicUrl) : updateRatings(db, firm));
  }
}
