import { problemOf } from '@aangan/api-client';
import { readListingPage } from '@aangan/domain';
import { useSearchParams } from 'react-router-dom';
import { useListReviewsInfiniteQuery } from '../api/reviews-api.ts';

/** The reviews of a vendor, from the page on that the address asks for. */
export function useReviews(vendorId: number) {
  const firstPage = readListingPage(useSearchParams()[0]);
  const query = useListReviewsInfiniteQuery(
    { vendorId, firstPage },
    { initialPageParam: firstPage },
  );
  const { currentData, error, isFetching, isFetchingNextPage, isFetchNextPageError } = query;
  const pages = currentData?.pages;
  return {
    firstPage,
    /** The page after those that are loaded. */
    nextPage: firstPage + (pages?.length ?? 0),
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
