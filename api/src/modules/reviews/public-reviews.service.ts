import { reviewSubRatings, reviewSummary } from '@aangan/domain';
import type { Kysely } from 'kysely';
import { pageBody } from '../../paging/page-body.ts';
import { readPaging } from '../../paging/read-paging.ts';
import { readIdOr404 } from '../../schemas/id-params.ts';
import type { Tables } from '../../tables.ts';
import type { User } from '../auth/auth.schemas.ts';
import type { Viewer } from '../firms/public-profile/may-see-unverified.ts';
import type { ReviewedFirm } from './reviewed-firm.ts';
import * as reviews from './reviews.repository.ts';
import { findShownFirm } from './shown-reviews.ts';

interface ListQuery {
  vendor_id: string;
  page?: unknown;
  page_size?: unknown;
}

const vendorOf = (id: string): ReviewedFirm => ({
  by: 'designer',
  kind: 'vendor',
  id: readIdOr404(id),
});

/** Reads designers' reviews of vendors. Answers are JSON text that the database wrote. */
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
      const vendor = vendorOf(query.vendor_id);
      await findShownFirm(db, vendor, reader);
      const readerId = reader?.id ?? null;
      if (query.page === undefined) return reviews.listNewest(db, vendor, readerId);
      const paging = readPaging(query);
      const listed = await reviews.listPage(db, vendor, { readerId, sort: 'newest' }, paging);
      const page = pageBody(listed, paging, {
        address: `${publicUrl}/api/designers/vendor-reviews/vendor_reviews/`,
        filters: { vendor_id: String(vendor.id) },
      });
      const sums = await reviews.sumReviews(db, vendor, reviewSubRatings);
      const summary = JSON.stringify(reviewSummary(sums, reviewSubRatings));
      return `${page.slice(0, -1)},"summary":${summary}}`;
    },

    /**
     * Whether the caller has reviewed the vendor, and the review.
     * @throws Refusal 404 for a vendor whose page the caller is not shown
     */
    async existing(author: User, vendorId: string): Promise<string> {
      const vendor = vendorOf(vendorId);
      await findShownFirm(db, vendor, author);
      const review = await reviews.findOwnReview(db, vendor, author.id);
      return `{"has_reviewed":${review !== 'null'},"review":${review}}`;
    },
  };
}
