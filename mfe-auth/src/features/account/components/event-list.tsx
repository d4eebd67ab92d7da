import { Button, EmptyState, ErrorState, Muted, Stack, tokens } from '@aangan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import styled from 'styled-components';
import { useEventTexts } from '../../../events/describe-event.ts';
import { LoadingBlock } from '../../../frame/loading-block.tsx';
import { type OwnEvent, useListOwnEventsQuery } from '../api/own-events.ts';

/** How many are shown before all are asked for. */
const shownFirst = 5;

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    padding-block: ${tokens.space.s};
    border-block-end: 1px solid ${tokens.color.line};
  }
  li:first-child {
    padding-block-start: 0;
  }
  li:last-child {
    border-block-end: 0;
  }
`;

/** On its own line on phones; never wraps. */
const Fact = styled.span`
  display: inline-block;
  margin-inline-end: ${tokens.space.m};
`;

/** What happened to the account: sign-ins, failed ones, and changes of what it is signed in with. */
export function EventList({ accountId }: { accountId: number }) {
  const { t } = useLingui();
  const { currentData: events, error, isFetching, refetch } = useListOwnEventsQuery(accountId);
  if (events) return <Events events={events} />;
  if (error) {
    return (
      <ErrorState
        title={t({ id: 'auth.activity-failed', message: 'The activity could not be loaded' })}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  return (
    <LoadingBlock
      label={t({ id: 'auth.activity-loading', message: 'Loading the activity…' })}
      height="9rem"
    />
  );
}

function Events({ events }: { events: readonly OwnEvent[] }) {
  const { t } = useLingui();
  const { titleOf, factsOf } = useEventTexts();
  const [showsAll, setShowsAll] = useState(false);
  if (events.length === 0)
    return <EmptyState title={t({ id: 'auth.nothing-yet', message: 'Nothing yet' })} />;
  const count = events.length;
  const shown = showsAll ? events : events.slice(0, shownFirst);
  return (
    <Stack gap="m">
      <List aria-label={t({ id: 'auth.activity', message: 'Activity' })}>
        {shown.map((event) => (
          <li key={event.id}>
            <div>{titleOf(event)}</div>
            <Muted>
              {factsOf(event).map((fact) => (
                <Fact key={fact}>{fact}</Fact>
              ))}
            </Muted>
            {event.reason && <Muted>{event.reason}</Muted>}
          </li>
        ))}
      </List>
      {shown.length < events.length && (
        <div>
          <Button variant="secondary" onClick={() => setShowsAll(true)}>
            <Trans id="auth.show-all">Show all {count}</Trans>
          </Button>
        </div>
      )}
    </Stack>
  );
}
