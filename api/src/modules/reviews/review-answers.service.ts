import type { Kysely } from 'kysely';
import { notify } from '../../notifications/notify.ts';
import { forbidden } from '../../problems.ts';
import type { Tables } from '../../tables.ts';
import type { User } from '../auth/auth.schemas.ts';
import * as reviews from './reviews.repository.ts';
import { findShownReview } from './shown-reviews.ts';

/**
 * Sets or takes away the answer of the vendor that was reviewed.
 * @param text null takes it away
 * @returns the review as JSON text that the database wrote
 * @throws Refusal 404 for a review that the vendor is not shown, 403 for one of another vendor
 */
export async function answerReview(
  db: Kysely<Tables>,
  vendor: User,
  id: number,
  text: string | null,
): Promise<string> {
  return db.transaction().execute(async (transaction) => {
    const review = await findShownReview(transaction, id, vendor);
    if (review.vendorAccountId !== vendor.id) throw forbidden();
    const isFirst = await reviews.setAnswer(transaction, id, text);
    if (isFirst && review.reviewerId !== null) {
      const { vendorId: subject, reviewerId } = review;
      const event = 'review-answered';
      await notify(transaction, { accountId: reviewerId, event, subject, actorId: vendor.id });
    }
    return reviews.reviewText(transaction, id, vendor.id);
  });
}
