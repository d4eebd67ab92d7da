import { problemOf } from '@aangan/api-client';
import { paths } from '@aangan/domain';
import {
  Container,
  ErrorState,
  Lede,
  SearchField,
  Stack,
  Title,
  tokens,
  usePageTitle,
} from '@aangan/ui';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { useListDesignersInfiniteQuery } from '../api/list-designers.ts';
import { type ListingFilter, readFilter } from '../model/listing-filter.ts';
import { CategoryChips } from './category-chips.tsx';
import { ClosingLine } from './closing-line.tsx';
import { ListingResults } from './listing-results.tsx';

const Opening = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.l};
  padding-block: ${tokens.space.xxl} ${tokens.space.xl};
`;

const Search = styled.div`
  max-width: 40rem;
`;

/** The Featured Designers page; what it shows lives in its address (decisions.md, Routes). */
export function DesignersListing() {
  usePageTitle('Featured Designers');
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const filter = readFilter(parameters);
  const listing = useListDesignersInfiniteQuery(filter);
  const { error, data, currentData, refetch, isFetching } = listing;
  // `data` may still be another filter's; only `currentData` speaks for this one.
  const failed = error && !currentData ? error : null;
  useLogged(failed);

  const show = (next: ListingFilter) =>
    navigate(paths.designers({ ...next }), { preventScrollReset: true });

  if (failed) return <ListingFailed error={failed} retrying={isFetching} onRetry={refetch} />;
  return (
    <Container>
      <Opening>
        <Stack gap="s">
          <Title>Featured Designers</Title>
          <Lede>Discover exceptional designers ready to transform your space</Lede>
        </Stack>
        <Search>
          <SearchField
            label="Search designers"
            placeholder="Search by designer, location, or project type…"
            value={filter.search}
            onSearch={(search) => show({ ...filter, search })}
          />
        </Search>
        <CategoryChips filter={filter} onChange={show} />
      </Opening>
      <ListingResults
        pages={data?.pages}
        isRenewing={isFetching && !currentData}
        isLoadingMore={listing.isFetchingNextPage}
        hasMore={listing.hasNextPage}
        error={error}
        onLoadMore={listing.fetchNextPage}
      />
      <ClosingLine />
    </Container>
  );
}

interface ListingFailedProps {
  error: unknown;
  retrying: boolean;
  onRetry: () => void;
}

function ListingFailed({ error, retrying, onRetry }: ListingFailedProps) {
  const { kind, retryAfter } = problemOf(error);
  return (
    <Container>
      <ErrorState title="Failed to load designers" onRetry={onRetry} retrying={retrying} wholePage>
        {(kind === 'network' || kind === 'timeout') && (
          <p>You seem to be offline. Check your connection and try again.</p>
        )}
        {kind === 'throttled' && <p>Too many requests. Try again in {retryAfter ?? 60} seconds.</p>}
      </ErrorState>
    </Container>
  );
}

/** A failed list is logged (product-1, section 8). */
function useLogged(error: unknown) {
  useEffect(() => {
    if (error) console.error('Failed to load designers', problemOf(error));
  }, [error]);
}
