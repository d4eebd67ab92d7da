import type { Kysely } from 'kysely';
import { notify } from '../../notifications/notify.ts';
import { pageBody } from '../../paging/page-body.ts';
import { readPaging } from '../../paging/read-paging.ts';
import { notFound, reviewEdited } from '../../problems.ts';
import type { Tables } from '../../tables.ts';
import * as moderation from './moderation.repository.ts';
import { authorDecisionMail, reporterDecisionMail } from './reviews.mails.ts';
import {
  type FoundReview,
  findReview,
  lockReviewsOf,
  updateRatings,
} from './reviews.repository.ts';
import type { ReviewsOptions } from './reviews-options.ts';
import { lockAuthor, release } from './waiting.repository.ts';
import { aboutReviewsOf, followHidden, showWaitingReviews } from './waiting.service.ts';

type Db = Kysely<Tables>;

interface ReportedQuery {
  show?: moderation.ModerationList | undefined;
  page?: unknown;
  page_size?: unknown;
}

/** What an operator decides about a review. */
interface Decision {
  isHidden: boolean;
  why: string;
  /** When the review that was read was last edited, as it was answered; undefined where that is not known. */
  editedAt?: string | null | undefined;
}

/** What operators do with reviews. Answers are JSON text that the database wrote. */
export function createModerationService({
  db,
  publicUrl,
  authorKeys,
}: ReviewsOptions & { db: Db }) {
  async function tell(
    transaction: Db,
    review: FoundReview,
    reporters: readonly (number | null)[],
    is: Decision,
  ) {
    const tellOne = async (
      accountId: number | null,
      event: 'review-hidden' | 'review-kept' | 'report-decided',
      write: typeof authorDecisionMail,
    ) => {
      if (accountId === null) return;
      await notify(
        transaction,
        { accountId, event, ...aboutReviewsOf(review.firm), actorId: review.firmAccountId },
        { publicUrl, write: (recipient) => write(recipient, review, is, publicUrl) },
      );
    };
    const decided = is.isHidden ? 'review-hidden' : 'review-kept';
    await tellOne(review.reviewerId, decided, authorDecisionMail);
    for (const reporter of reporters) {
      await tellOne(reporter, 'report-decided', reporterDecisionMail);
    }
  }

  return {
    async list(query: ReportedQuery): Promise<string> {
      const paging = readPaging(query);
      const listed = await moderation.listReported(db, query.show ?? 'waiting', paging);
      return pageBody(listed, paging, {
        address: `${publicUrl}/api/operator/reviews/`,
        filters: { show: query.show },
      });
    },

    /**
     * Hides a review or keeps it, which shows it again and holds it no longer, and closes its reports. Its author and the reporters are
     * mailed. A decision that changes nothing and closes no report is not stored and mails nobody.
     * @throws Refusal 409 where the author has edited the review that was read
     */
    async decide(operatorId: number, id: number, is: Decision): Promise<string> {
      return db.transaction().execute(async (transaction) => {
        const review = await findReview(transaction, id);
        if (!review) throw notFound();
        if (review.reviewerId !== null) await lockAuthor(transaction, review.reviewerId);
        await lockReviewsOf(transaction, review.firm);
        if (
          is.editedAt !== undefined &&
          is.editedAt !== (await moderation.editedAt(transaction, id))
        ) {
          throw reviewEdited();
        }
        const wasHeld = await release(transaction, id);
        const hasChanged = await moderation.setHidden(transaction, id, is.isHidden);
        const reporters = await moderation.closeReports(transaction, id);
        if (hasChanged) await updateRatings(transaction, review.firm);
        if (is.isHidden && hasChanged) await followHidden(transaction, review, authorKeys);
        if (!is.isHidden && review.reviewerId !== null) {
          await showWaitingReviews(transaction, review.reviewerId, publicUrl);
        }
        if (hasChanged || wasHeld || reporters.length > 0) {
          await moderation.insertDecision(transaction, {
            review_id: id,
            operator_id: operatorId,
            kind: is.isHidden ? 'hidden' : 'kept',
            reason: is.why,
          });
          await tell(transaction, review, reporters, is);
        }
        return moderation.reportedText(transaction, id);
      });
    },
  };
}
