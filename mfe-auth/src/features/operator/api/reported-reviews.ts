import { endpoint, type ResponseOf } from '@aangan/api-client/endpoints';
import { operatorApi, pages } from './operator-api.ts';

/** Which reviews are listed: those with reports that wait, or the hidden ones. */
export type ReviewList = 'waiting' | 'hidden';

/** What an operator does with a review. */
export type ReviewDecision = 'hide' | 'keep';

const reviewsPage = (show: ReviewList, page: number) =>
  endpoint('get', '/operator/reviews/', { query: { show, page } });

type ReviewsPage = ResponseOf<ReturnType<typeof reviewsPage>>;
export type ReportedReview = ReviewsPage['results'][number];

function decision({ id, act, why }: { id: number; act: ReviewDecision; why: string }) {
  const parts = { params: { id }, body: { why } };
  return act === 'hide'
    ? endpoint('post', '/operator/reviews/{id}/hide/', parts)
    : endpoint('post', '/operator/reviews/{id}/keep/', parts);
}

const { useReportedReviewsInfiniteQuery, useDecideReviewMutation } = operatorApi.injectEndpoints({
  endpoints: (build) => ({
    reportedReviews: build.infiniteQuery<ReviewsPage, ReviewList, number>({
      infiniteQueryOptions: pages,
      query: ({ queryArg, pageParam }) => reviewsPage(queryArg, pageParam),
      providesTags: ['Reviews'],
    }),
    decideReview: build.mutation<ReportedReview, { id: number; act: ReviewDecision; why: string }>({
      query: decision,
      invalidatesTags: ['Reviews'],
    }),
  }),
});

export { useDecideReviewMutation, useReportedReviewsInfiniteQuery };
