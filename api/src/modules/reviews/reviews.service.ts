import { reviewSummary } from '@aangan/domain';
import type { Kysely } from 'kysely';
import { pageBody } from '../../paging/page-body.ts';
import { readPaging } from '../../paging/read-paging.ts';
import { forbidden, invalid, message, notFound, reviewHidden } from '../../problems.ts';
import { readIdOr404 } from '../../schemas/id-params.ts';
import type { Tables } from '../../tables.ts';
import { shortenedAddress } from '../audit/shortened-address.ts';
import type { User } from '../auth/auth.schemas.ts';
import { maySeeUnverified, type Viewer } from '../firms/public-profile/may-see-unverified.ts';
import * as reviews from './reviews.repository.ts';
import type { ReportBody, ReviewBody, ReviewChange } from './reviews.schemas.ts';
import * as waiting from './waiting.repository.ts';
import {
  type AuthorKeys,
  announceReview,
  hasReviewBy,
  holdAfterHidden,
  holdOthers,
} from './waiting.service.ts';

type Db = Kysely<Tables>;

interface ListQuery {
  vendor_id: string;
  page?: unknown;
  page_size?: unknown;
}

/** Who writes a review, and the address that it is sent from. */
type Author = User & { address: string };

/** What reviews need of the API's options. */
export interface ReviewsOptions {
  publicUrl: string;
  /** The secrets that authors are known by after their accounts have ended. */
  authorKeys: AuthorKeys;
}

/** Reviews of vendors. Answers are JSON text that the database wrote. */
export function createReviewsService({ db, publicUrl, authorKeys }: ReviewsOptions & { db: Db }) {
  /** @throws Refusal 404 for a vendor whose page the reader is not shown */
  async function findVendor(from: Db, id: number, reader: Viewer | undefined) {
    const vendor = await reviews.findVendor(from, id);
    const isShown =
      vendor &&
      (vendor.isVerified || (await maySeeUnverified(async () => reader, vendor.accountId)));
    if (!isShown) throw notFound();
    return vendor;
  }

  /** @throws Refusal 404 for a review that the reader is not shown */
  async function findShown(from: Db, id: number, reader: Viewer): Promise<reviews.FoundReview> {
    const review = await reviews.findReview(from, id);
    if (!review || (!review.isShownToAll && review.reviewerId !== reader.id)) throw notFound();
    await findVendor(from, review.vendorId, reader);
    return review;
  }

  /** @throws Refusal 400 where this account, or one that has or had the same mailbox, has reviewed the vendor */
  async function insert(
    transaction: Db,
    { id: authorId, email, email_verified, address }: Author,
    review: Parameters<typeof reviews.insertReview>[1],
  ): Promise<number> {
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

  /** Sets or takes away the answer of the vendor that was reviewed. */
  async function answer(vendor: User, id: number, text: string | null): Promise<string> {
    return db.transaction().execute(async (transaction) => {
      const review = await findShown(transaction, id, vendor);
      if (review.vendorAccountId !== vendor.id) throw forbidden();
      await reviews.setAnswer(transaction, id, text);
      return reviews.reviewText(transaction, id, vendor.id);
    });
  }

  return {
    /** The newest reviews as an array; with `page` a page of them with the summary. */
    async list(query: ListQuery, reader: Viewer | undefined): Promise<string> {
      const { id } = await findVendor(db, readIdOr404(query.vendor_id), reader);
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

    /** Whether the caller has reviewed the vendor, and the review. */
    async existing(author: User, vendorId: string): Promise<string> {
      const { id } = await findVendor(db, readIdOr404(vendorId), author);
      const review = await reviews.findOwnReview(db, id, author.id);
      return `{"has_reviewed":${review !== 'null'},"review":${review}}`;
    },

    /**
     * A review of an author who is not verified waits, one of too many at once, and one by the mailbox of a hidden review.
     * @throws Refusal 404 for an unknown vendor, 400 for a second review
     */
    async create(author: Author, { vendor: vendorId, ...body }: ReviewBody): Promise<string> {
      return db.transaction().execute(async (transaction) => {
        const isReady = await waiting.lockAuthor(transaction, author.id);
        await findVendor(transaction, vendorId, author);
        await reviews.lockReviewsOf(transaction, vendorId);
        const id = await insert(transaction, author, {
          ...body,
          vendor_id: vendorId,
          reviewer_id: author.id,
          project_type: body.project_type ?? null,
          project_value: body.project_value ?? null,
          would_recommend: body.would_recommend ?? true,
          isWaiting: !isReady,
        });
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
        const review = await findShown(transaction, id, author);
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

    answer: (vendor: User, id: number, text: string) => answer(vendor, id, text),
    withdrawAnswer: (vendor: User, id: number) => answer(vendor, id, null),

    /** @throws Refusal 400 for a second report, 403 for a report of the own review */
    async report(reporter: User, id: number, { reason, text = '' }: ReportBody): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        const review = await findShown(transaction, id, reporter);
        if (review.reviewerId === reporter.id) throw forbidden();
        const report = { review_id: id, reporter_id: reporter.id, reason, report_text: text };
        if (!(await reviews.insertReport(transaction, report))) {
          throw invalid({ non_field_errors: [message('already_reported')] });
        }
      });
    },
  };
}
