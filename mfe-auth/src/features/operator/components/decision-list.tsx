import { problemOf } from '@aangan/api-client';
import { formatListCount } from '@aangan/domain';
import { type Elements, EmptyState, ErrorState, Heading, LoadMore, Stack } from '@aangan/ui';
import { useLingui } from '@lingui/react/macro';
import { type Ref, useId } from 'react';
import styled from 'styled-components';
import { requestFailure } from '../../../failures/request-failure.ts';
import { LoadingBlock } from '../../../frame/loading-block.tsx';

const List = styled(Stack)`
  margin: 0;
  padding: 0;
  list-style: none;
`;

interface Page<Item> {
  count: number;
  count_is_exact: boolean;
  results: Item[];
}

interface DecisionListProps<Item> {
  title: string;
  /** Gets the focus when a decision takes an item out of the list. */
  heading: Ref<HTMLHeadingElement>;
  /** What is said while loading, on failure, and of an empty list. */
  words: { loading: string; failed: string; none: string };
  /** The answer of an infinite query. */
  list: {
    data?: { pages: Page<Item>[] } | undefined;
    error?: unknown;
    isFetching: boolean;
    isFetchingNextPage: boolean;
    hasNextPage: boolean;
    fetchNextPage: () => unknown;
    refetch: () => unknown;
  };
  /** One item as an <li> with a key. */
  render: (item: Item) => Elements;
  /** Choices above the list. */
  children?: Elements;
}

/** A section of the operators' page: what waits for a decision, with its number in the heading. */
export function DecisionList<Item>(props: DecisionListProps<Item>) {
  const { t, i18n } = useLingui();
  const { title, heading, words, list, render, children } = props;
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = list;
  const id = useId();
  const [first] = data?.pages ?? [];
  const items = data?.pages.flatMap(({ results }) => results) ?? [];
  const shown = items.length;
  const count = first && formatListCount(first.count, first.count_is_exact);
  const failure = error ? requestFailure(problemOf(error), i18n) : null;
  return (
    <Stack as="section" gap="l" aria-labelledby={id}>
      <Heading id={id} ref={heading} tabIndex={-1}>
        {`${title}${count && items.length > 0 ? ` (${count})` : ''}`}
      </Heading>
      {children}
      {!first && failure === null && <LoadingBlock label={words.loading} height="16rem" />}
      {!first && failure !== null && (
        <ErrorState title={words.failed} onRetry={() => void refetch()} retrying={isFetching}>
          <p>{failure}</p>
        </ErrorState>
      )}
      {first && items.length === 0 && <EmptyState title={words.none} />}
      <List as="ul" gap="m">
        {items.map(render)}
      </List>
      {hasNextPage && (
        <LoadMore
          hasMore
          busy={isFetchingNextPage}
          status={t({ id: 'auth.shown-of-count', message: `${shown} of ${count}` })}
          error={failure}
          onLoadMore={() => void fetchNextPage()}
        />
      )}
    </Stack>
  );
}
