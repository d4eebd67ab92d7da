import { clientSubRatings, reviewSummary } from '@aangan/domain';
import type { BlobStore } from '@aangan/server';
import type { Kysely } from 'kysely';
import { pageBody } from '../../paging/page-body.ts';
import { readPaging } from '../../paging/read-paging.ts';
import {
  bothMustWrite,
  firmNotOpen,
  invalid,
  message,
  notFound,
  requestNotApproved,
  reviewTooOld,
} from '../../problems.ts';
import { readIdOr404 } from '../../schemas/id-params.ts';
import type { Tables } from '../../tables.ts';
import type { User } from '../auth/auth.schemas.ts';
import type { Viewer } from '../firms/public-profile/may-see-unverified.ts';
import * as requests from './client-requests.repository.ts';
import type {
  ClientReviewBody,
  ClientReviewChange,
  ClientReviewsQuery,
  FirmQuery,
} from './client-reviews.schemas.ts';
import { changeReview } from './own-reviews.service.ts';
import { noteEdited } from './review-pictures.repository.ts';
import { setPictures } from './review-pictures.service.ts';
import type { ReviewedFirm } from './reviewed-firm.ts';
import * as reviews from './reviews.repository.ts';
import type { ReviewsOptions } from './reviews-options.ts';
import { findShownFirm } from './shown-reviews.ts';
import { lockAuthor } from './waiting.repository.ts';
import { type Author, addReview } from './write-review.ts';

interface Options extends ReviewsOptions {
  db: Kysely<Tables>;
  blobs: BlobStore;
}

/** Reviews of firms by their clients. Answers are JSON text that the database wrote. */
export function createClientReviewsService({ db, blobs, ...options }: Options) {
  return {
    /** A page of them with the summary. @throws Refusal 404 for a firm whose page the reader is not shown */
    async list(query: ClientReviewsQuery, reader: Viewer | undefined): Promise<string> {
      const firm = readFirm(query);
      await findShownFirm(db, firm, reader);
      const { sort = 'newest' } = query;
      const paging = readPaging(query);
      const listed = await reviews.listPage(
        db,
        firm,
        { readerId: reader?.id ?? null, sort },
        paging,
      );
      const page = pageBody(listed, paging, {
        address: `${options.publicUrl}/api/reviews/`,
        filters: { [firm.kind]: String(firm.id), sort: query.sort },
      });
      const sums = await reviews.sumReviews(db, firm, clientSubRatings);
      const summary = JSON.stringify(reviewSummary(sums, clientSubRatings));
      return `${page.slice(0, -1)},"summary":${summary}}`;
    },

    /** The caller's review of a firm, and the request that the caller can review it for. */
    async own(client: User, query: FirmQuery): Promise<string> {
      const firm = readFirm(query);
      const review = await reviews.findOwnReview(db, firm, client.id);
      const request = await requests.findRequest(db, client.id, firm);
      const refusal = request ? refusalOf(request)?.code : 'request_not_approved';
      const isPossible = request && !refusal && !request.isReviewed;
      const why = JSON.stringify(review === 'null' ? (refusal ?? null) : null);
      return `{"request":${isPossible ? request.id : null},"refusal":${why},"review":${review}}`;
    },

    /** @throws Refusal 404 for a request of others, 403 and 409 for one that cannot be reviewed, 400 for a second review */
    async create(author: Author, body: ClientReviewBody): Promise<string> {
      const { request: requestId, pictures = [], ...given } = body;
      return db.transaction().execute(async (transaction) => {
        const { client: isReady } = await lockAuthor(transaction, author.id);
        const found = await requests.lockRequest(transaction, author.id, requestId);
        if (!found) throw notFound();
        const { firm } = found;
        await reviews.lockReviewsOf(transaction, firm);
        // Read again: it may have been reviewed, or the firm closed, before the lock was obtained.
        const request = (await requests.lockRequest(transaction, author.id, requestId)) ?? found;
        const reviewed = invalid({ non_field_errors: [message('request_reviewed')] });
        if (request.isReviewed) throw reviewed;
        const refusal = refusalOf(request);
        if (refusal) throw refusal.refuse();
        const id = await addReview(transaction, { author, isReady, ...options }, firm, {
          ...given,
          request_id: requestId,
          would_recommend: given.would_recommend ?? true,
        });
        if (id === undefined) throw reviewed;
        await setPictures(
          { db: transaction, blobs },
          { accountId: author.id, reviewId: id },
          pictures,
        );
        return reviews.reviewText(transaction, firm, id, author.id);
      });
    },

    /** @throws Refusal as {@link changeReview}; 409 after 30 days */
    async change(
      author: User,
      id: number,
      { pictures, ...change }: ClientReviewChange,
    ): Promise<string> {
      return db.transaction().execute((transaction) =>
        changeReview(transaction, { author, id, by: 'client' }, async ({ isEditable }) => {
          if (!isEditable) throw reviewTooOld();
          const isChanged = await reviews.updateReview(transaction, id, change);
          const place = { accountId: author.id, reviewId: id };
          const stores = { db: transaction, blobs };
          const hasOthers = pictures ? await setPictures(stores, place, pictures) : false;
          if (hasOthers) await noteEdited(transaction, id);
          return isChanged || hasOthers;
        }),
      );
    },
  };
}

/** @throws Refusal 400 where not exactly one firm is named */
function readFirm({ designer = '', vendor = '' }: FirmQuery): ReviewedFirm {
  if ((designer === '') === (vendor === '')) {
    throw invalid({ non_field_errors: [message('one_addressee')] });
  }
  const kind = vendor === '' ? 'designer' : 'vendor';
  return { by: 'client', kind, id: readIdOr404(designer || vendor) };
}

/** Why the client of a request cannot review the firm; undefined where nothing of it is in the way. */
function refusalOf({ isApproved, bothWrote, isFirmOpen }: requests.ReviewableRequest) {
  if (!isApproved) return { code: 'request_not_approved', refuse: requestNotApproved };
  if (!bothWrote) return { code: 'both_must_write', refuse: bothMustWrite };
  if (!isFirmOpen) return { code: 'firm_not_open', refuse: firmNotOpen };
  return undefined;
}
