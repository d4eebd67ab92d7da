import { apiBaseQuery, problemOf } from '@aangan/api-client';
import { endpoint, type ResponseOf } from '@aangan/api-client/endpoints';
import { listingPages } from '@aangan/firms';
import { createApi } from '@reduxjs/toolkit/query/react';
import { type ReviewAnswer, type ReviewPage, readReviewPage } from './read-review-page.ts';

const listed = (vendorId: number, page: number) =>
  endpoint('get', '/designers/vendor-reviews/vendor_reviews/', {
    query: { vendor_id: vendorId, page },
  });

const existing = (vendorId: number) =>
  endpoint('get', '/designers/vendor-reviews/check_existing_review/', {
    query: { vendor_id: vendorId },
  });

type WriteParts = NonNullable<Parameters<typeof endpoint<'post', '/designers/vendor-reviews/'>>[2]>;
type ReportParts = NonNullable<
  Parameters<typeof endpoint<'post', '/designers/vendor-reviews/{id}/report/'>>[2]
>;

/** The fields of a review as they are sent, without the vendor. */
export type ReviewFields = Omit<NonNullable<WriteParts['body']>, 'vendor'>;
/** A report as it is sent. */
export type ReportFields = NonNullable<ReportParts['body']>;

/** Which part of a vendor's reviews is listed. */
export interface ReviewsView {
  vendorId: number;
  /** The page that the list starts at, from 1. */
  firstPage: number;
  /** The account that reads, whose own and reported reviews are marked; null for a guest. */
  readerId: number | null;
}

/** The reviews of vendors. What is written fetches list and summary again. */
export const reviewsApi = createApi({
  reducerPath: 'vendors/reviews',
  baseQuery: apiBaseQuery,
  keepUnusedDataFor: 300,
  tagTypes: ['Reviews', 'OwnReview', 'Firm'],
  endpoints: (build) => ({
    listReviews: build.infiniteQuery<ReviewPage, ReviewsView, number>({
      infiniteQueryOptions: listingPages,
      query: ({ queryArg, pageParam }) => listed(queryArg.vendorId, pageParam),
      transformResponse: (answer: ReviewAnswer) => readReviewPage(answer),
      // A review shows the picture of the firm that wrote it.
      providesTags: ['Reviews', 'Firm'],
    }),
    /** The review of a vendor that the signed-in designer wrote. That it cannot be read is only logged. */
    checkExistingReview: build.query<ResponseOf<ReturnType<typeof existing>>, number>({
      query: existing,
      providesTags: ['OwnReview'],
      async onQueryStarted(_vendorId, { queryFulfilled }) {
        await queryFulfilled.catch(({ error }) => {
          const { kind, status } = problemOf(error);
          console.error('Failed to check for an existing review', kind, status);
        });
      },
    }),
    writeReview: build.mutation<
      unknown,
      { vendorId: number; fields: ReviewFields; idempotencyKey: string }
    >({
      query: ({ vendorId, fields, idempotencyKey }) =>
        endpoint('post', '/designers/vendor-reviews/', {
          body: { ...fields, vendor: vendorId },
          idempotencyKey,
        }),
      // Also after a failure: the review may have been written in another tab.
      invalidatesTags: ['Reviews', 'OwnReview'],
    }),
    changeReview: build.mutation<unknown, { id: number; fields: ReviewFields }>({
      query: ({ id, fields: body }) =>
        endpoint('patch', '/designers/vendor-reviews/{id}/', { params: { id }, body }),
      invalidatesTags: ['Reviews', 'OwnReview'],
    }),
    answerReview: build.mutation<unknown, { id: number; text: string }>({
      query: ({ id, text }) =>
        endpoint('put', '/designers/vendor-reviews/{id}/answer/', {
          params: { id },
          body: { text },
        }),
      invalidatesTags: ['Reviews'],
    }),
    deleteAnswer: build.mutation<unknown, number>({
      query: (id) =>
        endpoint('delete', '/designers/vendor-reviews/{id}/answer/', { params: { id } }),
      invalidatesTags: ['Reviews'],
    }),
    reportReview: build.mutation<unknown, { id: number; fields: ReportFields }>({
      query: ({ id, fields: body }) =>
        endpoint('post', '/designers/vendor-reviews/{id}/report/', { params: { id }, body }),
      // Also after a failure: it may have been reported in another tab.
      invalidatesTags: ['Reviews'],
    }),
  }),
});

export const {
  useListReviewsInfiniteQuery,
  useCheckExistingReviewQuery,
  useWriteReviewMutation,
  useChangeReviewMutation,
  useAnswerReviewMutation,
  useDeleteAnswerMutation,
  useReportReviewMutation,
} = reviewsApi;
