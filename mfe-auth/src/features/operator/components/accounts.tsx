import { problemOf } from '@aangan/api-client';
import { formatListCount, paths, searchLimits } from '@aangan/domain';
import { EmptyState, ErrorState, Heading, LoadMore, SearchField, Stack } from '@aangan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { requestFailure } from '../../../failures/request-failure.ts';
import { LoadingBlock } from '../../../frame/loading-block.tsx';
import { type OperatorAccount, useAccountsInfiniteQuery } from '../api/lists.ts';
import { AccountRow } from './account-row.tsx';
import { ResetFactorsDialog } from './reset-factors-dialog.tsx';
import { SuspendDialog } from './suspend-dialog.tsx';

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Search = styled.div`
  max-width: 36rem;
`;

/** The list of accounts with a search, which is kept in the address. */
export function Accounts() {
  const { t } = useLingui();
  const [parameters, setParameters] = useSearchParams();
  const search = (parameters.get('search') ?? '').slice(0, searchLimits.textMax);
  const [suspending, setSuspending] = useState<OperatorAccount | null>(null);
  const [resetting, setResetting] = useState<OperatorAccount | null>(null);
  return (
    <Stack as="section" gap="l" aria-labelledby="accounts-title">
      <Heading id="accounts-title">
        <Trans id="auth.accounts">Accounts</Trans>
      </Heading>
      <Search>
        <SearchField
          label={t({ id: 'auth.search-accounts', message: 'Search accounts' })}
          landmark={t({ id: 'auth.accounts', message: 'Accounts' })}
          placeholder={t({ id: 'auth.search-accounts-hint', message: 'Name, email or username' })}
          value={search}
          action={paths.operator()}
          maxLength={searchLimits.textMax}
          onSearch={(text) =>
            setParameters(text ? { search: text } : {}, { preventScrollReset: true })
          }
        />
      </Search>
      <FoundAccounts search={search} onSuspend={setSuspending} onReset={setResetting} />
      <SuspendDialog account={suspending} onClose={() => setSuspending(null)} />
      <ResetFactorsDialog account={resetting} onClose={() => setResetting(null)} />
    </Stack>
  );
}

interface FoundAccountsProps {
  search: string;
  onSuspend: (account: OperatorAccount) => void;
  onReset: (account: OperatorAccount) => void;
}

function FoundAccounts({ search, onSuspend, onReset }: FoundAccountsProps) {
  const { t, i18n } = useLingui();
  const list = useAccountsInfiniteQuery(search, { refetchOnMountOrArgChange: true });
  const { currentData, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage } = list;
  if (!currentData) {
    if (!error)
      return (
        <LoadingBlock
          label={t({ id: 'auth.accounts-loading', message: 'Loading the accounts…' })}
          height="16rem"
        />
      );
    return (
      <ErrorState
        title={t({ id: 'auth.accounts-failed', message: 'The accounts could not be loaded' })}
        onRetry={() => void list.refetch()}
        retrying={isFetching}
      >
        <p>{requestFailure(problemOf(error), i18n)}</p>
      </ErrorState>
    );
  }
  const [first] = currentData.pages;
  const accounts = currentData.pages.flatMap(({ results }) => results);
  if (!first || accounts.length === 0)
    return (
      <EmptyState title={t({ id: 'auth.no-account-matches', message: 'No account matches' })} />
    );
  const shown = accounts.length;
  const count = formatListCount(first.count, first.count_is_exact);
  return (
    <>
      <List aria-label={t({ id: 'auth.accounts', message: 'Accounts' })}>
        {accounts.map((account) => (
          <AccountRow
            key={account.id}
            account={account}
            onSuspend={() => onSuspend(account)}
            onReset={() => onReset(account)}
          />
        ))}
      </List>
      <LoadMore
        hasMore={hasNextPage}
        busy={isFetchingNextPage}
        status={t({ id: 'auth.shown-of-count', message: `${shown} of ${count}` })}
        error={error ? requestFailure(problemOf(error), i18n) : null}
        onLoadMore={() => void fetchNextPage()}
      />
    </>
  );
}
