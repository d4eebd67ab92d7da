import { problemOf } from '@aangan/api-client';
import { formatListCount, paths } from '@aangan/domain';
import { EmptyState, Grid, LoadMore, Muted, Spinner, TextLink, tokens } from '@aangan/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { DesignerCardData } from '../api/designer-card.ts';
import type { DesignerPage } from '../api/list-designers.ts';
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

export interface ListingResultsProps {
  /** The pages loaded so far; undefined before the first. */
  pages: readonly DesignerPage[] | undefined;
  /** The cards are those of the filter before, while the new ones are on their way. */
  isRenewing: boolean;
  isLoadingMore: boolean;
  hasMore: boolean;
  /** What went wrong with the last page. */
  error: unknown;
  onLoadMore: () => void;
}

/** The count, the cards and what comes after them. */
export function ListingResults({ pages, isRenewing, ...more }: ListingResultsProps) {
  const last = pages?.at(-1);
  if (!pages || !last) return <FirstLoad />;

  const designers = withoutRepeats(pages.flatMap((page) => page.results));
  const count = formatListCount(last.count, last.count_is_exact);
  if (designers.length === 0) return <NothingFound />;
  return (
    <List aria-busy={isRenewing}>
      <CountLine>
        <Muted role="status">{`${count} ${count === '1' ? 'designer' : 'designers'}`}</Muted>
      </CountLine>
      <Grid aria-label="Designers">
        {designers.map((designer, at) => (
          <li key={designer.id}>
            <DesignerCard designer={designer} priority={at < firstCards} />
          </li>
        ))}
      </Grid>
      <LoadMore
        hasMore={more.hasMore}
        busy={more.isLoadingMore}
        status={`Showing ${designers.length} of ${count}`}
        error={more.error ? moreFailed(more.error) : null}
        onLoadMore={more.onLoadMore}
      />
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
