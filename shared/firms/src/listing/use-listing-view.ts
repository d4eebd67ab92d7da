import {
  type Listing,
  type ListingFilter,
  readListingFilter,
  readListingPage,
} from '@aangan/domain';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

/** What of a listing is shown. */
export interface ListingView {
  filter: ListingFilter;
  /** The page that the list starts at, from 1: more than 1 for a visitor who followed Load more as a link. */
  firstPage: number;
}

/**
 * What of a listing is shown, from the page's address: a link to it can be shared, and Back undoes a choice.
 */
export function useListingView(listing: Listing): ListingView {
  const [parameters] = useSearchParams();
  return useMemo(
    () => ({
      filter: readListingFilter(listing, parameters),
      firstPage: readListingPage(parameters),
    }),
    [listing, parameters],
  );
}
