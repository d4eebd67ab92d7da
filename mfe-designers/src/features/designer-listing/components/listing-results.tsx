import { problemOf } from '@aangan/api-client';
import { formatListCount, paths } from '@aangan/domain';
import { EmptyState, Grid, LoadMore, Muted, Spinner, TextLink, tokens } from '@aangan/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { DesignerCardData } from '../api/designer-card.ts';
import type { useListDesignersInfiniteQuery } from '../api/list-designers.ts';
import { CardSkeletons } from './card-skeletons.tsx';
import { DesignerCard } from './designer-card.tsx';

const CountLine = styled.div`
  min-height: 2rem;
  padding-block-end: ${tokens.space.m};
`;

const List = styled.div`
  transition: opacity ${tokens.motion.quick};

  &[aria-busy='true'] {
    opacity: 0.45;
  }
`;

/** Cards that are seen without scrolling on a large screen. */
const firstCards = 3;

type Listing = ReturnType<typeof useListDesignersInfiniteQuery>;

/** The count, the cards and what comes after them. */
export function ListingResults({ listing }: { listing: Listing }) {
  const { data, currentData, isFetching, isFetchingNextPage, error } = listing;
  if (!data) return <FirstLoad />;

  const designers = withoutRepeats(data.pages.flatMap((page) => page.results));
  const last = data.pages.at(-1);
  const count = formatListCount(last?.count ?? 0, last?.count_is_exact ?? true);
  const isRenewing = isFetching && !isFetchingNextPage && !currentData;
  return (
    <List aria-busy={isRenewing}>
      <CountLine>
        <Muted role="status">{`${count} ${count === '1' ? 'designer' : 'designers'}`}</Muted>
      </CountLine>
      {designers.length === 0 ? (
        <NothingFound />
      ) : (
        <>
          <Grid aria-label="Designers">
            {designers.map((designer, at) => (
              <li key={designer.id}>
                <DesignerCard designer={designer} priority={at < firstCards} />
              </li>
            ))}
          </Grid>
          <LoadMore
            hasMore={listing.hasNextPage}
            busy={isFetchingNextPage}
            status={`Showing ${designers.length} of ${count}`}
            error={error ? moreFailed(error) : null}
            onLoadMore={() => listing.fetchNextPage()}
          />
        </>
      )}
    </List>
  );
}

function FirstLoad() {
  return (
    <>
      <CountLine>
        <Muted role="status">
          <Spinner size="inline" /> Loading designers…
        </Muted>
      </CountLine>
      <CardSkeletons />
    </>
  );
}

function NothingFound() {
  return (
    <EmptyState title="No designers found matching your criteria.">
      <TextLink as={Link} to={paths.designers()}>
        Clear filters to see all designers
      </TextLink>
    </EmptyState>
  );
}

/** A firm that moved up while one was reading comes again on the next page: it is shown once. */
function withoutRepeats(designers: readonly DesignerCardData[]): DesignerCardData[] {
  return [...new Map(designers.map((designer) => [designer.id, designer])).values()];
}

function moreFailed(error: unknown): string {
  const { kind } = problemOf(error);
  return kind === 'network' || kind === 'timeout'
    ? 'You seem to be offline. Check your connection.'
    : 'Failed to load designers';
}
