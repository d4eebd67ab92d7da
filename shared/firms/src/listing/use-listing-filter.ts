import {
  type CatalogueGroup,
  type ListingFilter,
  listingQuery,
  readListingFilter,
} from '@aangan/domain';
import { useSearchParams } from 'react-router-dom';

/**
 * The filter of a listing, which lives in the page's address: a link to it can be shared, and Back undoes a
 * choice.
 */
export function useListingFilter(
  catalogue: readonly CatalogueGroup[],
): [ListingFilter, (next: ListingFilter) => void] {
  const [parameters, setParameters] = useSearchParams();
  const setFilter = (next: ListingFilter) =>
    setParameters({ ...listingQuery(next) } as Record<string, string>, {
      preventScrollReset: true,
    });
  return [readListingFilter(catalogue, parameters), setFilter];
}
