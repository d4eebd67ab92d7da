import type { Kysely } from 'kysely';
import { forbidden, invalid, message, reviewHidden } from '../../problems.ts';
import type { Tables } from '../../tables.ts';
import type { User } from '../auth/auth.schemas.ts';
import type { ReviewedFirm } from './reviewed-firm.ts';
import * as reviews from './reviews.repository.ts';
import type { ReviewBody, ReviewChange } from './reviews.schemas.ts';
import type { ReviewsOptions } from './reviews-options.ts';
import { findShownFirm, findShownReview } from './shown-reviews.ts';
import * as waiting from './waiting.repository.ts';
import { type Author, addReview } from './write-review.ts';

type Db = Kysely<Tables>;

/** Writes designers' reviews of vendors. Answers are JSON text that the database wrote. */
export function createOwnReviewsService({ db, ...options }: ReviewsOptions & { db: Db }) {
  return {
    /** @throws Refusal 404 for an unknown vendor, 400 for a second review */
    async create(author: Author, { vendor: vendorId, ...body }: ReviewBody): Promise<string> {
      const vendor: ReviewedFirm = { by: 'designer', kind: 'vendor', id: vendorId };
      return db.transaction().execute(async (transaction) => {
        const { designer: isReady } = await waiting.lockAuthor(transaction, author.id);
        await findShownFirm(transaction, vendor, author);
        await reviews.lockReviewsOf(transaction, vendor);
        const id = await addReview(transaction, { author, isReady, ...options }, vendor, {
          ...body,
          project_type: body.project_type ?? null,
          project_value: body.project_value ?? null,
          would_recommend: body.would_recommend ?? true,
        });
        if (id === undefined) throw invalid({ non_field_errors: [message('already_reviewed')] });
        return reviews.reviewText(transaction, vendor, id, author.id);
      });
    },

    /** @throws Refusal as {@link changeReview} */
    async change(author: User, id: number, change: ReviewChange): Promise<string> {
      return db
        .transaction()
        .execute((transaction) =>
          changeReview(transaction, { author, id, by: 'designer' }, () =>
            reviews.updateReview(transaction, id, change),
          ),
        );
    },
  };
}

/**
 * Operators judge the text that they read, so a hidden review stays as it was. What an author who is not verified has
 * changed waits like a new review.
 * @param update changes it and says whether something is different; called once the firm's reviews are locked
 * @throws Refusal 403 for another's review: that there is one is public; 409 for a hidden one
 */
export async function changeReview(
  transaction: Db,
  { author, id, by }: { author: User; id: number; by: ReviewedFirm['by'] },
  update: (review: reviews.FoundReview) => Promise<boolean>,
): Promise<string> {
  const readiness = await waiting.lockAuthor(transaction, author.id);
  const { firm, reviewerId } = await findShownReview(transaction, id, by, author);
  if (reviewerId !== author.id) throw forbidden();
  await reviews.lockReviewsOf(transaction, firm);
  // Read again: it may have been hidden before the lock was obtained.
  const review = await reviews.findReview(transaction, id);
  if (!review || review.isHidden) throw reviewHidden();
  const hasChanged = await update(review);
  if (hasChanged && !readiness[by]) await waiting.startWaiting(transaction, id);
  await reviews.updateRatings(transaction, firm);
  return reviews.reviewText(transaction, firm, id, author.id);
}
