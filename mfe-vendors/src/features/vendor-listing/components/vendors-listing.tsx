import { problemOf } from '@aangan/api-client';
import {
  everything,
  formatListCount,
  type ListingFilter,
  listingQuery,
  pageLimits,
  readListingFilter,
  toggleGroup,
  toggleSpecialization,
  vendorCatalogue,
} from '@aangan/domain';
import {
  CategoryChips,
  ClosingLine,
  ListingFailure,
  ListingHead,
  ListingResults,
} from '@aangan/firms';
import { Container, TextLink, usePageTitle } from '@aangan/ui';
import { useEffect } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { useListVendorsInfiniteQuery } from '../api/list-vendors.ts';
import { VendorCard } from './vendor-card.tsx';

const words = {
  one: 'vendor',
  many: 'vendors',
  nothing: 'No vendors found matching your criteria.',
  failed: 'Failed to load vendors',
};

/**
 * The vendor directory, at /vendors and as the home of designers and architects; what it shows lives in
 * its address (decisions.md, Routes).
 */
export function VendorsListing() {
  usePageTitle('Featured Vendors');
  const { pathname } = useLocation();
  const [parameters, setParameters] = useSearchParams();
  const filter = readListingFilter(vendorCatalogue, parameters);
  const show = (next: ListingFilter) =>
    setParameters({ ...listingQuery(next) } as Record<string, string>, {
      preventScrollReset: true,
    });

  const listing = useListVendorsInfiniteQuery(filter);
  const { error, data, currentData, refetch, isFetching } = listing;
  const trouble = error ? problemOf(error) : null;
  // `data` may still be another filter's; only `currentData` speaks for this one.
  const failed = currentData ? null : trouble;
  useLogged(failed);
  if (failed)
    return (
      <ListingFailure
        title={words.failed}
        trouble={failed}
        retrying={isFetching}
        onRetry={refetch}
      />
    );

  const last = data?.pages.at(-1);
  return (
    <Container>
      <ListingHead
        title="Featured Vendors"
        lede="Tile, timber, light, cloth and craft, from the makers and suppliers that studios rely on"
        search={{
          label: 'Search vendors',
          placeholder: 'Search by company, location, or product…',
          value: filter.search,
          onSearch: (search) => show({ ...filter, search }),
        }}
      >
        <CategoryChips
          groups={vendorCatalogue}
          group={filter.group}
          item={filter.specialization}
          onAll={() => show(everything)}
          onGroup={(group) => show(toggleGroup(filter, group))}
          onItem={(item) => show(toggleSpecialization(filter, item))}
        />
      </ListingHead>
      <ListingResults
        words={words}
        firms={data?.pages.flatMap((page) => page.results)}
        count={last ? formatListCount(last.count, last.count_is_exact) : ''}
        isRenewing={isFetching && !currentData}
        isLoadingMore={listing.isFetchingNextPage}
        hasMore={listing.hasNextPage}
        trouble={trouble}
        onLoadMore={listing.fetchNextPage}
        clear={
          <TextLink as={Link} to={pathname}>
            Clear filters to see all vendors
          </TextLink>
        }
      >
        {(vendor, priority) => <VendorCard vendor={vendor} priority={priority} />}
      </ListingResults>
      <ClosingLine past={pageLimits.closingLineShare}>
        India’s finest makers and suppliers, now discoverable
      </ClosingLine>
    </Container>
  );
}

/** A failed list is logged, like the designers' (product-1, section 8). */
function useLogged(failed: unknown) {
  useEffect(() => {
    if (failed) console.error(words.failed, failed);
  }, [failed]);
}
