import type { Kysely } from 'kysely';
import { notify } from '../../notifications/notify.ts';
import { forbidden } from '../../problems.ts';
import type { Tables } from '../../tables.ts';
import type { User } from '../auth/auth.schemas.ts';
import type { ReviewedFirm } from './reviewed-firm.ts';
import * as reviews from './reviews.repository.ts';
import { findShownReview } from './shown-reviews.ts';
import { aboutReviewsOf } from './waiting.service.ts';

/**
 * Sets or takes away the answer of the firm that was reviewed.
 * @param text null takes it away
 * @returns the review as JSON text that the database wrote
 * @throws Refusal 404 for a review that the firm is not shown, 403 for one of another firm
 */
export async function answerReview(
  db: Kysely<Tables>,
  firm: User,
  { id, by }: { id: number; by: ReviewedFirm['by'] },
  text: string | null,
): Promise<string> {
  return db.transaction().execute(async (transaction) => {
    const review = await findShownReview(transaction, id, by, firm);
    if (review.firmAccountId !== firm.id) throw forbidden();
    const isFirst = await reviews.setAnswer(transaction, id, text);
    if (isFirst && review.reviewerId !== null) {
      await notify(transaction, {
        accountId: review.reviewerId,
        event: 'review-answered',
        ...aboutReviewsOf(review.firm),
        actorId: firm.id,
      });
    }
    return reviews.reviewText(transaction, review.firm, id, firm.id);
  });
}
