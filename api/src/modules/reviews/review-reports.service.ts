import type { Kysely } from 'kysely';
import { forbidden, invalid, message } from '../../problems.ts';
import type { Tables } from '../../tables.ts';
import type { User } from '../auth/auth.schemas.ts';
import type { ReviewedFirm } from './reviewed-firm.ts';
import * as reviews from './reviews.repository.ts';
import type { ReportBody } from './reviews.schemas.ts';
import { findShownReview } from './shown-reviews.ts';

/**
 * Reports a review to the operators.
 * @throws Refusal 404 for a review that the reporter is not shown, 400 for a second report, 403 for a report of the own
 * review
 */
export async function reportReview(
  db: Kysely<Tables>,
  reporter: User,
  { id, by }: { id: number; by: ReviewedFirm['by'] },
  { reason, text = '' }: ReportBody,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const review = await findShownReview(transaction, id, by, reporter);
    if (review.reviewerId === reporter.id) throw forbidden();
    const report = { review_id: id, reporter_id: reporter.id, reason, report_text: text };
    if (!(await reviews.insertReport(transaction, report))) {
      throw invalid({ non_field_errors: [message('already_reported')] });
    }
  });
}
