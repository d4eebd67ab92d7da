import { problemOf } from '@aangan/api-client';
import { endpoint, type ResponseOf } from '@aangan/api-client/endpoints';
import { createReviewsApi } from '@aangan/firms';

const existing = (vendorId: number) =>
  endpoint('get', '/designers/vendor-reviews/check_existing_review/', {
    query: { vendor_id: vendorId },
  });

type WriteParts = NonNullable<Parameters<typeof endpoint<'post', '/designers/vendor-reviews/'>>[2]>;

/** The fields of a designer's review as they are sent, without the vendor. */
export type ReviewFields = Omit<NonNullable<WriteParts['body']>, 'vendor'>;

/** Reviews of vendors, and what designers do with theirs. */
export const reviewsApi = createReviewsApi('vendors/reviews');

const designersApi = reviewsApi.injectEndpoints({
  endpoints: (build) => ({
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
  }),
});

export const { useCheckExistingReviewQuery, useWriteReviewMutation, useChangeReviewMutation } =
  designersApi;
