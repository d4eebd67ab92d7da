import type { Kysely } from 'kysely';
import { notify } from '../../notifications/notify.ts';
import { pageBody } from '../../paging/page-body.ts';
import { readPaging } from '../../paging/read-paging.ts';
import { verifiedAlready } from '../../problems.ts';
import type { Tables } from '../../tables.ts';
import { showWaitingReviews } from '../reviews/waiting.service.ts';
import { found } from './found.ts';
import { sentBackMail, verifiedMail } from './operator.mails.ts';
import * as operators from './operator.repository.ts';

interface Options {
  db: Kysely<Tables>;
  publicUrl: string;
}

/** How operators verify profiles, and send them back. Answers are JSON text that the database wrote. */
export function createVerificationService({ db, publicUrl }: Options) {
  return {
    /** Profiles that wait to be verified. */
    async queue(query: { page?: unknown; page_size?: unknown }): Promise<string> {
      const paging = readPaging(query);
      const listed = await operators.listUnverified(db, paging);
      return pageBody(listed, paging, { address: `${publicUrl}/api/operator/queue/`, filters: {} });
    },

    /** Verifies a profile or takes that back; a repeated call changes nothing and sends no mail. */
    async setVerified(
      operatorId: number,
      kind: operators.ListingKind,
      id: number,
      verified: boolean,
    ): Promise<string> {
      return db.transaction().execute(async (transaction) => {
        const changed = await operators.setVerified(transaction, kind, id, verified, operatorId);
        const listing = found(await operators.findListing(transaction, kind, id));
        if (changed && verified) {
          const accountId: number = JSON.parse(listing).account.id;
          await notify(
            transaction,
            { accountId, event: 'profile-verified', subject: id, data: { firm: kind } },
            { publicUrl, write: () => verifiedMail(listing, publicUrl) },
          );
          await showWaitingReviews(transaction, accountId, publicUrl);
        }
        return listing;
      });
    },

    /**
     * Tells a firm what its profile lacks, by mail and on the profile.
     * @throws Refusal 409 for a profile that is verified
     */
    async sendBack(
      operatorId: number,
      kind: operators.ListingKind,
      id: number,
      why: string,
    ): Promise<string> {
      return db.transaction().execute(async (transaction) => {
        const changed = await operators.setSentBack(transaction, kind, id, { why, operatorId });
        const listing = found(await operators.findListing(transaction, kind, id));
        const { is_verified, account } = JSON.parse(listing);
        if (is_verified) throw verifiedAlready();
        if (changed) {
          await notify(
            transaction,
            {
              accountId: account.id,
              event: 'profile-sent-back',
              subject: id,
              data: { firm: kind },
            },
            { publicUrl, write: () => sentBackMail(listing, why, publicUrl) },
          );
        }
        return listing;
      });
    },
  };
}
