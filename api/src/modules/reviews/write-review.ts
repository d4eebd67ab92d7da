import type { Kysely } from 'kysely';
import { shortenedAddress } from '../../plugins/shortened-address.ts';
import type { Tables } from '../../tables.ts';
import type { User } from '../auth/auth.schemas.ts';
import type { ReviewedFirm } from './reviewed-firm.ts';
import * as reviews from './reviews.repository.ts';
import type { ReviewsOptions } from './reviews-options.ts';
import * as waiting from './waiting.repository.ts';
import {
  announceReview,
  hasReviewBy,
  holdAfterHidden,
  holdOthers,
  isOwnMailbox,
} from './waiting.service.ts';

type Db = Kysely<Tables>;

/** Who writes a review, and the address that it is sent from. */
export type Author = User & { address: string };

type NewReview = Omit<Parameters<typeof reviews.insertReview>[2], 'isWaiting' | 'reviewer_id'>;

/**
 * Adds a review, in a transaction that has locked its author and the firm's reviews. That of an author who is not
 * verified waits, one of too many at once, one by the mailbox of a hidden review, and one by the firm's own mailbox.
 * @returns its id; undefined where this account, or one that has or had the same mailbox, has reviewed the firm
 */
export async function addReview(
  transaction: Db,
  { author, isReady, authorKeys, publicUrl }: { author: Author; isReady: boolean } & ReviewsOptions,
  firm: ReviewedFirm,
  review: NewReview,
): Promise<number | undefined> {
  const { email, email_verified } = author;
  if (await hasReviewBy(transaction, firm, author, authorKeys)) return undefined;
  const isOwn = email_verified && (await isOwnMailbox(transaction, firm, email));
  const isWaiting = !isReady || isOwn;
  const id = await reviews.insertReview(transaction, firm, {
    ...review,
    reviewer_id: author.id,
    isWaiting,
  });
  if (id === undefined) return undefined;
  const network = shortenedAddress(author.address);
  await waiting.insertOrigin(transaction, { review_id: id, network });
  if (email_verified) await holdOthers(transaction, { firm, id, email });
  if (isOwn) await waiting.hold(transaction, [id]);
  const isKnown = await holdAfterHidden(transaction, { id, email }, authorKeys);
  const isHeld = (await waiting.holdBurst(transaction, firm, id)) || isKnown;
  if (!isWaiting && !isHeld) await announceReview(transaction, id, publicUrl);
  return id;
}
