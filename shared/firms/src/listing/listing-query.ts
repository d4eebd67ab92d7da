import { type ListingFilter, type ListingState, listingQuery } from '@aangan/domain';

/** A page of a listing as the API returns it. */
export interface ListingPage<Firm> {
  results: readonly Firm[];
  /** How many firms match in all; a lower bound unless `count_is_exact`. */
  count: number;
  count_is_exact: boolean;
  /** The address of the next page; null on the last. */
  next: string | null;
}

/** How RTK Query walks through the numbered pages of a listing. */
export const listingPages = {
  initialPageParam: 1,
  getNextPageParam: (last: Pick<ListingPage<unknown>, 'next'>, _all: unknown, page: number) =>
    last.next ? page + 1 : undefined,
};

/**
 * What the API is asked for one page of a listing. The first page has no number, so that a preload matches it. Values
 * that the API does not know are left out there; its facets name them.
 */
export function listingPageQuery(
  filter: ListingFilter,
  page: number,
): ListingState & { page?: number; unknown: 'ignore' } {
  return { ...listingQuery(filter), ...(page > 1 && { page }), unknown: 'ignore' };
}
