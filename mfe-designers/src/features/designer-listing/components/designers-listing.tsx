import { problemOf } from '@aangan/api-client';
import {
  designerCatalogue,
  everything,
  formatListCount,
  type ListingFilter,
  pageLimits,
  paths,
  readListingFilter,
  toggleGroup,
  toggleSpecialization,
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
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { useListDesignersInfiniteQuery } from '../api/list-designers.ts';
import { DesignerCard } from './designer-card.tsx';

const words = {
  one: 'designer',
  many: 'designers',
  nothing: 'No designers found matching your criteria.',
  failed: 'Failed to load designers',
};

/** The Featured Designers page; what it shows lives in its address (decisions.md, Routes). */
export function DesignersListing() {
  usePageTitle('Featured Designers');
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const filter = readListingFilter(designerCatalogue, parameters);
  const show = (next: ListingFilter) =>
    navigate(paths.designers({ ...next }), { preventScrollReset: true });

  const listing = useListDesignersInfiniteQuery(filter);
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
        title="Featured Designers"
        lede="Discover exceptional designers ready to transform your space"
        search={{
          label: 'Search designers',
          placeholder: 'Search by designer, location, or project type…',
          value: filter.search,
          onSearch: (search) => show({ ...filter, search }),
        }}
      >
        <CategoryChips
          groups={designerCatalogue}
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
          <TextLink as={Link} to={paths.designers()}>
            Clear filters to see all designers
          </TextLink>
        }
      >
        {(designer, priority) => <DesignerCard designer={designer} priority={priority} />}
      </ListingResults>
      <ClosingLine past={pageLimits.closingLineShare}>
        India’s top design minds are now discoverable
      </ClosingLine>
    </Container>
  );
}

/** A failed list is logged (product-1, section 8). */
function useLogged(failed: unknown) {
  useEffect(() => {
    if (failed) console.error(words.failed, failed);
  }, [failed]);
}
