import { isolated, paths, searchLimits, shownEmail } from '@aangan/domain';
import { Muted, SearchField, tokens } from '@aangan/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { eventFacts, eventTitle } from '../../../events/describe-event.ts';
import { type AuditEvent, useAuditEventsInfiniteQuery } from '../api/audit-events.ts';
import { BreakableAddress } from './breakable-address.tsx';
import { DecisionList } from './decision-list.tsx';
import { useHeadingFocus } from './use-heading-focus.ts';

const words = {
  loading: 'Loading the activity…',
  failed: 'The activity could not be loaded',
  none: 'No activity matches',
};

const Search = styled.div`
  max-width: 36rem;
`;

const Item = styled.li`
  padding-block-end: ${tokens.space.m};
  border-block-end: 1px solid ${tokens.color.line};
  overflow-wrap: anywhere;
`;

const Title = styled.p`
  font-weight: 500;
`;

/** Sign-ins, changes of accounts and decisions of operators, the newest first. */
export function Activity() {
  const [search, setSearch] = useState('');
  const { heading } = useHeadingFocus();
  const list = useAuditEventsInfiniteQuery(search, { refetchOnMountOrArgChange: true });
  return (
    <DecisionList
      title="Activity"
      heading={heading}
      words={words}
      list={{ ...list, data: list.currentData }}
      render={(event) => <EventItem key={event.id} event={event} />}
    >
      <Search>
        <SearchField
          label="Search the activity"
          landmark="Activity"
          placeholder="Name, email or username"
          value={search}
          action={paths.operator()}
          maxLength={searchLimits.textMax}
          onSearch={setSearch}
        />
      </Search>
    </DecisionList>
  );
}

function EventItem({ event }: { event: AuditEvent }) {
  const { account, operator, reason } = event;
  return (
    <Item>
      <Title>{eventTitle(event)}</Title>
      <Muted>{account ? <Party {...account} /> : 'No account of that address'}</Muted>
      <Muted>{eventFacts(event).join(' · ')}</Muted>
      {operator && (
        <Muted>
          By <Party {...operator} />
        </Muted>
      )}
      {reason && <Muted>{reason}</Muted>}
    </Item>
  );
}

function Party({ name, email }: { name: string; email: string }) {
  return (
    <>
      {name && <span>{`${isolated(name)}, `}</span>}
      <BreakableAddress>{shownEmail(email)}</BreakableAddress>
    </>
  );
}
