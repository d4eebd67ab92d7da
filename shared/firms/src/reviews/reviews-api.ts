import { apiBaseQuery, problemOf } from '@aangan/api-client';
import { type Endpoint, endpoint, type ResponseOf } from '@aangan/api-client/endpoints';
import type { ReviewReportReason, ReviewSort } from '@aangan/domain';
import { createApi } from '@reduxjs/toolkit/query/react';
import { listingPages } from '../listing/listing-query.ts';
import {
  type ClientReview,
  clientReviewPage,
  type DesignerReviewsAnswer,
  designerReviewPage,
  type ReviewPage,
  type ReviewPicture,
} from './listed-review.ts';
import type { ReviewedFirm, ReviewersKind } from './reviewed-firm.ts';

type Firm = Pick<ReviewedFirm, 'kind' | 'id'>;

/** Which part of a firm's reviews is listed. */
export interface ReviewsView extends Firm {
  by: ReviewersKind;
  /** The page that the list starts at, from 1. */
  firstPage: number;
  sort: ReviewSort;
  /** The account that reads, whose own and reported reviews are marked; null for a guest. */
  readerId: number | null;
}

/** A review among those of clients or of designers. */
type Which = { by: ReviewersKind; id: number };

const queryOf = ({ kind, id }: Firm) => (kind === 'designer' ? { designer: id } : { vendor: id });

const listed = ({ by, kind, id, sort }: ReviewsView, page: number) =>
  by === 'client'
    ? endpoint('get', '/reviews/', {
        query: { ...queryOf({ kind, id }), page, ...(sort !== 'newest' && { sort }) },
      })
    : endpoint('get', '/designers/vendor-reviews/vendor_reviews/', {
        query: { vendor_id: id, page },
      });

const own = (firm: Firm) => endpoint('get', '/reviews/own/', { query: queryOf(firm) });

type WriteParts = NonNullable<Parameters<typeof endpoint<'post', '/reviews/'>>[2]>;

/** The fields of a client's review as they are sent, without the request. */
export type ClientReviewFields = Omit<NonNullable<WriteParts['body']>, 'request'>;

/** A report as it is sent. */
export interface ReportFields {
  reason: ReviewReportReason;
  text: string;
}

/**
 * The slice of a remote for reviews of firms. What is written fetches list and summary again.
 * @param reducerPath begins with the name of the remote: each has a slice of its own
 */
export const createReviewsApi = (reducerPath: `${string}/reviews`) =>
  createApi({
    reducerPath,
    baseQuery: apiBaseQuery,
    keepUnusedDataFor: 300,
    tagTypes: ['Reviews', 'OwnReview', 'Firm'],
    endpoints: (build) => ({
      listReviews: build.infiniteQuery<ReviewPage, ReviewsView, number>({
        infiniteQueryOptions: listingPages,
        query: ({ queryArg, pageParam }) => listed(queryArg, pageParam),
        transformResponse: (answer: unknown, _meta, { queryArg }) =>
          queryArg.by === 'client'
            ? clientReviewPage(answer as Parameters<typeof clientReviewPage>[0])
            : designerReviewPage(answer as DesignerReviewsAnswer),
        // A review shows the picture of the firm that wrote it.
        providesTags: ['Reviews', 'Firm'],
      }),
      /** The review that the signed-in client wrote of a firm. That it cannot be read is only logged. */
      ownClientReview: build.query<ResponseOf<ReturnType<typeof own>>, Firm>({
        query: own,
        providesTags: ['OwnReview'],
        async onQueryStarted(_firm, { queryFulfilled }) {
          await queryFulfilled.catch(({ error }) => {
            const { kind, status } = problemOf(error);
            console.error('Failed to check for an existing review', kind, status);
          });
        },
      }),
      writeClientReview: build.mutation<
        ClientReview,
        { request: number; fields: ClientReviewFields; idempotencyKey: string }
      >({
        query: ({ request, fields, idempotencyKey }) =>
          endpoint('post', '/reviews/', { body: { ...fields, request }, idempotencyKey }),
        // Also after a failure: the review may have been written in another tab.
        invalidatesTags: ['Reviews', 'OwnReview'],
      }),
      changeClientReview: build.mutation<ClientReview, { id: number; fields: ClientReviewFields }>({
        query: ({ id, fields: body }) =>
          endpoint('patch', '/reviews/{id}/', { params: { id }, body }),
        invalidatesTags: ['Reviews', 'OwnReview'],
      }),
      answerReview: build.mutation<unknown, Which & { text: string }>({
        query: ({ by, id, text }) =>
          by === 'client'
            ? endpoint('put', '/reviews/{id}/answer/', { params: { id }, body: { text } })
            : endpoint('put', '/designers/vendor-reviews/{id}/answer/', {
                params: { id },
                body: { text },
              }),
        invalidatesTags: ['Reviews'],
      }),
      deleteAnswer: build.mutation<unknown, Which>({
        query: ({ by, id }) =>
          by === 'client'
            ? endpoint('delete', '/reviews/{id}/answer/', { params: { id } })
            : endpoint('delete', '/designers/vendor-reviews/{id}/answer/', { params: { id } }),
        invalidatesTags: ['Reviews'],
      }),
      reportReview: build.mutation<unknown, Which & { fields: ReportFields }>({
        query: ({ by, id, fields: body }) =>
          by === 'client'
            ? endpoint('post', '/reviews/{id}/report/', { params: { id }, body })
            : endpoint('post', '/designers/vendor-reviews/{id}/report/', { params: { id }, body }),
        // Also after a failure: it may have been reported in another tab.
        invalidatesTags: ['Reviews'],
      }),
    }),
  });

export type ReviewsApi = ReturnType<typeof createReviewsApi>;

/** The request that uploads a picture. It is sent as form data, which the OpenAPI types do not describe. */
export function newReviewPicture(file: File, idempotencyKey: string): Endpoint<ReviewPicture> {
  const data = new FormData();
  data.set('file', file);
  return { ...endpoint('post', '/reviews/pictures/', { idempotencyKey }), data };
}
