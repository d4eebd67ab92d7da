import { reviewLimits } from '@aangan/domain';
import type { Kysely } from 'kysely';
import { notify } from '../../notifications/notify.ts';
import type { Tables } from '../../tables.ts';
import { claimUnasked } from './client-requests.repository.ts';
import { aboutReviewsOf } from './waiting.service.ts';

/**
 * Asks clients for a review, once each: by a notification, some days after both sides of a conversation had written.
 * @returns how many conversations were looked at; to be called again until there are none
 */
export function askForReviews(db: Kysely<Tables>): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const claimed = await claimUnasked(transaction, reviewLimits.askedAfterDays);
    for (const { clientAccountId: accountId, firmAccountId: actorId, firm, state } of claimed) {
      if (state !== 'possible') continue;
      const about = aboutReviewsOf(firm);
      await notify(transaction, { accountId, event: 'review-possible', ...about, actorId });
    }
    return claimed.length;
  });
}
