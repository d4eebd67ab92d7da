import { isolated, paths, searchLimits, shownEmail } from '@aangan/domain';
import { Muted, SearchField, tokens } from '@aangan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import styled from 'styled-components';
import { useEventTexts } from '../../../events/describe-event.ts';
import { type AuditEvent, useAuditEventsInfiniteQuery } from '../api/audit-events.ts';
import { BreakableAddress } from './breakable-address.tsx';
import { DecisionList } from './decision-list.tsx';
import { useHeadingFocus } from './use-heading-focus.ts';

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
  const { t } = useLingui();
  const title = t({ id: 'auth.activity', message: 'Activity' });
  const words = {
    loading: t({ id: 'auth.activity-loading', message: 'Loading the activity…' }),
    failed: t({ id: 'auth.activity-failed', message: 'The activity could not be loaded' }),
    none: t({ id: 'auth.no-activity', message: 'No activity matches' }),
  };
  const [search, setSearch] = useState('');
  const { heading } = useHeadingFocus();
  const list = useAuditEventsInfiniteQuery(search, { refetchOnMountOrArgChange: true });
  return (
    <DecisionList
      title={title}
      heading={heading}
      words={words}
      list={{ ...list, data: list.currentData }}
      render={(event) => <EventItem key={event.id} event={event} />}
    >
      <Search>
        <SearchField
          label={t({ id: 'auth.search-activity', message: 'Search the activity' })}
          landmark={title}
          placeholder={t({ id: 'auth.search-accounts-hint', message: 'Name, email or username' })}
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
  const { t } = useLingui();
  const { titleOf, factsOf } = useEventTexts();
  const { account, operator, reason } = event;
  return (
    <Item>
      <Title>{titleOf(event)}</Title>
      <Muted>
        {account ? (
          <Party {...account} />
        ) : (
          t({ id: 'auth.no-account-of-address', message: 'No account of that address' })
        )}
      </Muted>
      <Muted>{factsOf(event).join(' · ')}</Muted>
      {operator && (
        <Muted>
          <Trans id="auth.event-by">
            By <Party {...operator} />
          </Trans>
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
