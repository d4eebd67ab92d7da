import { paths, preferredLanguage } from '@aangan/domain';
import { LoadFailure, useRefetchAfterFailure } from '@aangan/firms';
import { useHost } from '@aangan/host';
import {
  Button,
  Container,
  EmptyState,
  Muted,
  Row,
  Skeleton,
  Stack,
  TextLink,
  Title,
  tokens,
  usePageTitle,
} from '@aangan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useLiveEvents } from '../../../live/use-live-events.ts';
import { dayOf } from '../../../times/message-times.ts';
import { useDayText } from '../../../times/use-day-text.ts';
import {
  type Language,
  type Notification,
  useListNotificationsInfiniteQuery,
  useMarkReadMutation,
} from '../api/notifications-api.ts';
import { NotificationItem } from './notification-item.tsx';

const Page = styled(Container)`
  max-width: 48rem;
  padding-block: ${tokens.space.xl};
`;

const Heading = styled(Title)`
  font-size: ${tokens.type.heading};
`;

const Head = styled(Row)`
  flex-wrap: wrap;
  margin-bottom: ${tokens.space.l};
`;

const Day = styled.h2`
  margin-bottom: ${tokens.space.xs};
  color: ${tokens.color.inkSoft};
  font-family: inherit;
  font-size: ${tokens.type.small};
  font-weight: 600;
`;

/** The events after which the list is another one, or may be. */
const changing = ['reset', 'ready', 'notification'];

/** What the account was told, by day, newest first, at /notifications. */
export function NotificationList() {
  const { t } = useLingui();
  const title = t({ id: 'conversations.notifications', message: 'Notifications' });
  usePageTitle(title);
  const language = preferredLanguage(useHost().locale);
  const query = useListNotificationsInfiniteQuery(language, { refetchOnMountOrArgChange: true });
  useRefetchAfterFailure(query);
  useLiveEvents(({ kind }) => {
    if (changing.includes(kind)) void query.refetch();
  });
  const { data } = query;
  const entries = data?.pages.flatMap(({ results }) => results) ?? [];
  const [newest] = entries;
  const hasUnread = (data?.pages[0]?.unread_count ?? 0) > 0;
  return (
    <Page>
      <Head justify="space-between" gap="m">
        <Heading tabIndex={-1}>{title}</Heading>
        <Row gap="m">
          {newest && hasUnread && <ReadAll language={language} upTo={newest.id} />}
          <TextLink as={Link} to={`${paths.account()}#emails`}>
            <Trans id="conversations.notification-settings">Settings</Trans>
          </TextLink>
        </Row>
      </Head>
      {!data && query.isError && (
        <LoadFailure
          title={t({
            id: 'conversations.notifications-failed',
            message: 'Your notifications could not be loaded',
          })}
          error={query.error}
          isRetrying={query.isFetching}
          onRetry={query.refetch}
        />
      )}
      {!data && !query.isError && <ListSkeleton />}
      {data && entries.length === 0 && <NoNotifications />}
      <Days entries={entries} language={language} />
      {query.hasNextPage && (
        <Button
          block
          variant="secondary"
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          <Trans id="conversations.older-notifications">Older notifications</Trans>
        </Button>
      )}
    </Page>
  );
}

/** Reads up to the newest that is shown: what comes in the meantime stays unread. */
function ReadAll({ language, upTo }: { language: Language; upTo: number }) {
  const [markRead, { isLoading }] = useMarkReadMutation();
  return (
    <Button
      variant="quiet"
      size="small"
      busy={isLoading}
      onClick={() => void markRead({ language, which: { up_to: upTo } })}
    >
      <Trans id="conversations.read-all">Mark all as read</Trans>
    </Button>
  );
}

function Days({ entries, language }: { entries: readonly Notification[]; language: Language }) {
  const { clock } = useHost();
  const dayText = useDayText();
  const days = Map.groupBy(entries, ({ created_at }) => dayOf(created_at, clock));
  return (
    <Stack gap="l">
      {[...days].map(([day, ofDay]) => (
        <section key={day} aria-labelledby={`day-${day}`}>
          <Day id={`day-${day}`}>{dayText(ofDay[0]?.created_at ?? day)}</Day>
          <Stack as="ul" role="list" gap="xs">
            {ofDay.map((entry) => (
              <NotificationItem key={entry.id} entry={entry} language={language} />
            ))}
          </Stack>
        </section>
      ))}
    </Stack>
  );
}

function NoNotifications() {
  const { t } = useLingui();
  return (
    <EmptyState title={t({ id: 'conversations.no-notifications', message: 'Nothing new yet' })}>
      <Muted>
        <Trans id="conversations.no-notifications-why">
          Requests, messages, reviews and what else concerns you appear here.
        </Trans>
      </Muted>
    </EmptyState>
  );
}

const places = ['first', 'second', 'third', 'fourth'];

function ListSkeleton() {
  const { t } = useLingui();
  return (
    <div role="status" aria-label={t({ id: 'conversations.loading', message: 'Loading…' })}>
      <Stack gap="xs" aria-hidden="true">
        {places.map((place) => (
          <Skeleton key={place} width="100%" height="4rem" />
        ))}
      </Stack>
    </div>
  );
}
