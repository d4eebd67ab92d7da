import { problemOf } from '@aangan/api-client';
import { readListingPage } from '@aangan/domain';
import { useSession } from '@aangan/host';
import { useSearchParams } from 'react-router-dom';
import { useListReviewsInfiniteQuery } from '../api/reviews-api.ts';

/**
 * The reviews of a vendor, from the page on that the address asks for. The list that came with the page is a guest's: a
 * signed-in reader's is loaded in its place, which marks the reader's own and reported reviews.
 */
export function useReviews(vendorId: number) {
  const firstPage = readListingPage(useSearchParams()[0]);
  const readerId = useSession().user?.id ?? null;
  const query = useListReviewsInfiniteQuery(
    { vendorId, firstPage, readerId },
    { initialPageParam: firstPage },
  );
  const { data, error, isFetching, isFetchingNextPage, isFetchNextPageError } = query;
  const pages = data?.pages;
  return {
    firstPage,
    /** The page after those that are loaded. */
    nextPage: (data?.pageParams.at(-1) ?? firstPage - 1) + 1,
    /** The reviews loaded so far; undefined before the first answer. */
    reviews: pages?.flatMap(({ results }) => results),
    count: pages?.at(-1)?.count ?? 0,
    summary: pages?.at(-1)?.summary,
    /** Why nothing could be loaded; null while it is tried again. */
    problem: error && !pages && !isFetching ? problemOf(error) : null,
    /** Why the next page could not be loaded. */
    nextProblem: isFetchNextPageError ? problemOf(error) : null,
    hasNextPage: query.hasNextPage,
    isFetchingNextPage,
    refetch: () => void query.refetch(),
    fetchNextPage: () => void query.fetchNextPage(),
  };
}

export type LoadedReviews = ReturnType<typeof useReviews>;
