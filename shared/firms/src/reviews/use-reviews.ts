import { problemOf } from '@aangan/api-client';
import { type ReviewSort, readListingPage, reviewSorts } from '@aangan/domain';
import { useSession } from '@aangan/host';
import { useSearchParams } from 'react-router-dom';
import type { ReviewedFirm, ReviewersKind } from './reviewed-firm.ts';
import { useReviewsSlice } from './reviews-slice.ts';

/** The parameters of the address that say which part of a list is shown: a vendor's page has two lists. */
export const listParameters = {
  client: { page: 'clients_page', sort: 'clients_sort' },
  designer: { page: 'page', sort: null },
} as const;

function readSort(asked: string | null): ReviewSort {
  return reviewSorts.find(({ id }) => id === asked)?.id ?? 'newest';
}

/**
 * The reviews of a firm, from the page on that the address asks for. The list that came with the page is a guest's: a
 * signed-in reader's is loaded in its place, which marks the reader's own and reported reviews.
 */
export function useReviews({ kind, id }: ReviewedFirm, by: ReviewersKind) {
  const [address] = useSearchParams();
  const parameters = listParameters[by];
  const firstPage = readListingPage(address, parameters.page);
  const sort = readSort(parameters.sort && address.get(parameters.sort));
  const readerId = useSession().user?.id ?? null;
  const { useListReviewsInfiniteQuery } = useReviewsSlice();
  const query = useListReviewsInfiniteQuery(
    { by, kind, id, firstPage, sort, readerId },
    { initialPageParam: firstPage },
  );
  const { data, error, isFetching, isFetchingNextPage, isFetchNextPageError } = query;
  const pages = data?.pages;
  return {
    firstPage,
    sort,
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
