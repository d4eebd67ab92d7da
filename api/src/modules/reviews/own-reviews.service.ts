import type { Kysely } from 'kysely';
import { forbidden, invalid, message, reviewHidden } from '../../problems.ts';
import type { Tables } from '../../tables.ts';
import { shortenedAddress } from '../audit/shortened-address.ts';
import type { User } from '../auth/auth.schemas.ts';
import * as reviews from './reviews.repository.ts';
import type { ReviewBody, ReviewChange } from './reviews.schemas.ts';
import type { ReviewsOptions } from './reviews-options.ts';
import { findShownReview, findShownVendor } from './shown-reviews.ts';
import * as waiting from './waiting.repository.ts';
import {
  type AuthorKeys,
  announceReview,
  hasReviewBy,
  holdAfterHidden,
  holdOthers,
} from './waiting.service.ts';

type Db = Kysely<Tables>;

/** Who writes a review, and the address that it is sent from. */
type Author = User & { address: string };

/** Writes reviews of vendors. Answers are JSON text that the database wrote. */
export function createOwnReviewsService({
  db,
  publicUrl,
  authorKeys,
}: ReviewsOptions & { db: Db }) {
  return {
    /**
     * A review of an author who is not verified waits, one of too many at once, and one by the mailbox of a hidden review.
     * @throws Refusal 404 for an unknown vendor, 400 for a second review
     */
    async create(author: Author, { vendor: vendorId, ...body }: ReviewBody): Promise<string> {
      return db.transaction().execute(async (transaction) => {
        const isReady = await waiting.lockAuthor(transaction, author.id);
        await findShownVendor(transaction, vendorId, author);
        await reviews.lockReviewsOf(transaction, vendorId);
        const id = await insert(
          transaction,
          { author, authorKeys },
          {
            ...body,
            vendor_id: vendorId,
            reviewer_id: author.id,
            project_type: body.project_type ?? null,
            project_value: body.project_value ?? null,
            would_recommend: body.would_recommend ?? true,
            isWaiting: !isReady,
          },
        );
        const { email } = author;
        const isKnown = await holdAfterHidden(transaction, { id, email }, authorKeys);
        const isHeld = (await waiting.holdBurst(transaction, vendorId, id)) || isKnown;
        if (isReady && !isHeld) await announceReview(transaction, id, publicUrl);
        return reviews.reviewText(transaction, id, author.id);
      });
    },

    /**
     * Operators judge the text that they read, so a hidden review stays as it was. What an author who is not verified
     * has changed waits like a new review.
     * @throws Refusal 403 for another's review: that there is one is public; 409 for a hidden one
     */
    async change(author: User, id: number, change: ReviewChange): Promise<string> {
      return db.transaction().execute(async (transaction) => {
        const isReady = await waiting.lockAuthor(transaction, author.id);
        const review = await findShownReview(transaction, id, author);
        if (review.reviewerId !== author.id) throw forbidden();
        await reviews.lockReviewsOf(transaction, review.vendorId);
        // Read again: it may have been hidden before the lock was obtained.
        if ((await reviews.findReview(transaction, id))?.isHidden) throw reviewHidden();
        const hasChanged = await reviews.updateReview(transaction, id, change);
        if (hasChanged && !isReady) await waiting.startWaiting(transaction, id);
        await reviews.updateVendorRating(transaction, review.vendorId);
        return reviews.reviewText(transaction, id, author.id);
      });
    },
  };
}

/** @throws Refusal 400 where this account, or one that has or had the same mailbox, has reviewed the vendor */
async function insert(
  transaction: Db,
  { author, authorKeys }: { author: Author; authorKeys: AuthorKeys },
  review: Parameters<typeof reviews.insertReview>[1],
): Promise<number> {
  const { id: authorId, email, email_verified, address } = author;
  const hasReviewed = await hasReviewBy(
    transaction,
    review.vendor_id,
    { id: authorId, email },
    authorKeys,
  );
  const id = hasReviewed ? undefined : await reviews.insertReview(transaction, review);
  if (id === undefined) throw invalid({ non_field_errors: [message('already_reviewed')] });
  const network = shortenedAddress(address);
  await waiting.insertOrigin(transaction, { review_id: id, network });
  if (email_verified) await holdOthers(transaction, { vendorId: review.vendor_id, id, email });
  return id;
}
