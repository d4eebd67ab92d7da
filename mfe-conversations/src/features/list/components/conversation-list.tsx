import { LoadFailure, useRefetchAfterFailure } from '@aangan/firms';
import { Button, ButtonLink, EmptyState, Muted, Skeleton, Stack, tokens } from '@aangan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useListConversationsInfiniteQuery } from '../../../api/conversations-api.ts';
import { ConversationItem } from './conversation-item.tsx';

const Items = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Padded = styled.div`
  padding: ${tokens.space.m};
`;

/** The conversations of the account: unread ones first, then by their last message. */
export function ConversationList({ current }: { current: number | null }) {
  const { t } = useLingui();
  const query = useListConversationsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  useRefetchAfterFailure(query);
  const { data } = query;
  if (!data) {
    return query.isError ? (
      <LoadFailure
        title={t({
          id: 'conversations.list-failed',
          message: 'Your conversations could not be loaded',
        })}
        error={query.error}
        isRetrying={query.isFetching}
        onRetry={query.refetch}
      />
    ) : (
      <ListSkeleton />
    );
  }
  const cards = data.pages.flatMap(({ results }) => results);
  if (cards.length === 0) return <NoConversations />;
  return (
    <>
      <Items aria-label={t({ id: 'conversations.title', message: 'Conversations' })}>
        {cards.map((card) => (
          <ConversationItem key={card.id} card={card} isCurrent={card.id === current} />
        ))}
      </Items>
      {query.hasNextPage && (
        <Padded>
          <Button
            block
            variant="secondary"
            busy={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            <Trans id="conversations.more">More conversations</Trans>
          </Button>
        </Padded>
      )}
    </>
  );
}

function NoConversations() {
  const { t } = useLingui();
  return (
    <Padded>
      <EmptyState title={t({ id: 'conversations.none', message: 'No conversations yet' })}>
        <Muted>
          <Trans id="conversations.none-why">
            One opens here when a connection request is approved.
          </Trans>
        </Muted>
        <ButtonLink as={Link} to="/connection-requests" variant="secondary">
          <Trans id="conversations.to-requests">Connection requests</Trans>
        </ButtonLink>
      </EmptyState>
    </Padded>
  );
}

const places = ['first', 'second', 'third', 'fourth'];

function ListSkeleton() {
  const { t } = useLingui();
  return (
    <Padded role="status" aria-label={t({ id: 'conversations.loading', message: 'Loading…' })}>
      <Stack gap="m" aria-hidden="true">
        {places.map((place) => (
          <Skeleton key={place} width="100%" height="3.5rem" />
        ))}
      </Stack>
    </Padded>
  );
}
