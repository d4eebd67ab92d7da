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

interface DecisionArg {
  /** The review as the operator reads it. */
  review: Pick<ReportedReview, 'id' | 'edited_at'>;
  act: ReviewDecision;
  why: string;
}

function decision({ review: { id, edited_at }, act, why }: DecisionArg) {
  const parts = { params: { id }, body: { why, edited_at } };
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
    decideReview: build.mutation<ReportedReview, DecisionArg>({
      query: decision,
      invalidatesTags: ['Reviews'],
    }),
  }),
});

export { useDecideReviewMutation, useReportedReviewsInfiniteQuery };
