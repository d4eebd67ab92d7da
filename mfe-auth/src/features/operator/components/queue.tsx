import { problemOf } from '@aangan/api-client';
import { formatListCount } from '@aangan/domain';
import { EmptyState, ErrorState, Heading, LoadMore, Stack } from '@aangan/ui';
import { useRef } from 'react';
import styled from 'styled-components';
import { requestFailure } from '../../../failures/request-failure.ts';
import { LoadingBlock } from '../../../frame/loading-block.tsx';
import { useQueueInfiniteQuery } from '../api/lists.ts';
import { QueueItem } from './queue-item.tsx';

const List = styled(Stack)`
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** The profiles that wait for verification, the longest waiting first. */
export function Queue() {
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useQueueInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = list;
  const [first] = data?.pages ?? [];
  const listings = data?.pages.flatMap(({ results }) => results) ?? [];
  const count = first && formatListCount(first.count, first.count_is_exact);
  return (
    <Stack as="section" gap="l" aria-labelledby="queue-title">
      <Heading id="queue-title" ref={heading} tabIndex={-1}>
        Waiting to be verified{count && listings.length > 0 ? ` (${count})` : ''}
      </Heading>
      {!first && !error && <LoadingBlock label="Loading the queue…" height="16rem" />}
      {!first && error && (
        <ErrorState
          title="The queue could not be loaded"
          onRetry={() => void refetch()}
          retrying={isFetching}
        >
          <p>{requestFailure(problemOf(error))}</p>
        </ErrorState>
      )}
      {first && listings.length === 0 && <EmptyState title="Nobody is waiting" />}
      <List as="ul" gap="m">
        {listings.map((listing) => (
          <li key={`${listing.kind} ${listing.id}`}>
            {/* The pressed button disappears with its item: the focus moves to the list's heading, which shows the new count. */}
            <QueueItem listing={listing} onVerified={() => heading.current?.focus()} />
          </li>
        ))}
      </List>
      {hasNextPage && (
        <LoadMore
          hasMore
          busy={isFetchingNextPage}
          status={`${listings.length} of ${count}`}
          error={error ? requestFailure(problemOf(error)) : null}
          onLoadMore={() => void fetchNextPage()}
        />
      )}
    </Stack>
  );
}
