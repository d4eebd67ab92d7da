import { reviewSummary } from '@aangan/domain';
import type { Kysely } from 'kysely';
import { pageBody } from '../../paging/page-body.ts';
import { readPaging } from '../../paging/read-paging.ts';
import { readIdOr404 } from '../../schemas/id-params.ts';
import type { Tables } from '../../tables.ts';
import type { User } from '../auth/auth.schemas.ts';
import type { Viewer } from '../firms/public-profile/may-see-unverified.ts';
import * as reviews from './reviews.repository.ts';
import { findShownVendor } from './shown-reviews.ts';

interface ListQuery {
  vendor_id: string;
  page?: unknown;
  page_size?: unknown;
}

/** Reads reviews of vendors. Answers are JSON text that the database wrote. */
export function createPublicReviewsService({
  db,
  publicUrl,
}: {
  db: Kysely<Tables>;
  publicUrl: string;
}) {
  return {
    /**
     * The newest reviews as an array; with `page` a page of them with the summary.
     * @throws Refusal 404 for a vendor whose page the reader is not shown
     */
    async list(query: ListQuery, reader: Viewer | undefined): Promise<string> {
      const { id } = await findShownVendor(db, readIdOr404(query.vendor_id), reader);
      const readerId = reader?.id ?? null;
      if (query.page === undefined) return reviews.listNewest(db, id, readerId);
      const paging = readPaging(query);
      const listed = await reviews.listPage(db, id, readerId, paging);
      const page = pageBody(listed, paging, {
        address: `${publicUrl}/api/designers/vendor-reviews/vendor_reviews/`,
        filters: { vendor_id: String(id) },
      });
      const summary = JSON.stringify(reviewSummary(await reviews.sumReviews(db, id)));
      return `${page.slice(0, -1)},"summary":${summary}}`;
    },

    /**
     * Whether the caller has reviewed the vendor, and the review.
     * @throws Refusal 404 for a vendor whose page the caller is not shown
     */
    async existing(author: User, vendorId: string): Promise<string> {
      const { id } = await findShownVendor(db, readIdOr404(vendorId), author);
      const review = await reviews.findOwnReview(db, id, author.id);
      return `{"has_reviewed":${review !== 'null'},"review":${review}}`;
    },
  };
}
