import { problemOf } from '@aangan/api-client';
import { formatListCount, paths, searchLimits } from '@aangan/domain';
import { EmptyState, ErrorState, Heading, LoadMore, SearchField, Stack } from '@aangan/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { requestFailure } from '../../../failures/request-failure.ts';
import { LoadingBlock } from '../../../frame/loading-block.tsx';
import { type OperatorAccount, useAccountsInfiniteQuery } from '../api/lists.ts';
import { AccountRow } from './account-row.tsx';
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
  const [parameters, setParameters] = useSearchParams();
  const search = (parameters.get('search') ?? '').slice(0, searchLimits.textMax);
  const [suspending, setSuspending] = useState<OperatorAccount | null>(null);
  return (
    <Stack as="section" gap="l" aria-labelledby="accounts-title">
      <Heading id="accounts-title">Accounts</Heading>
      <Search>
        <SearchField
          label="Search accounts"
          landmark="Accounts"
          placeholder="Name, email or username"
          value={search}
          action={paths.operator()}
          maxLength={searchLimits.textMax}
          onSearch={(text) =>
            setParameters(text ? { search: text } : {}, { preventScrollReset: true })
          }
        />
      </Search>
      <FoundAccounts search={search} onSuspend={setSuspending} />
      <SuspendDialog account={suspending} onClose={() => setSuspending(null)} />
    </Stack>
  );
}

interface FoundAccountsProps {
  search: string;
  onSuspend: (account: OperatorAccount) => void;
}

function FoundAccounts({ search, onSuspend }: FoundAccountsProps) {
  const list = useAccountsInfiniteQuery(search, { refetchOnMountOrArgChange: true });
  const { currentData, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage } = list;
  if (!currentData) {
    if (!error) return <LoadingBlock label="Loading the accounts…" height="16rem" />;
    return (
      <ErrorState
        title="The accounts could not be loaded"
        onRetry={() => void list.refetch()}
        retrying={isFetching}
      >
        <p>{requestFailure(problemOf(error))}</p>
      </ErrorState>
    );
  }
  const [first] = currentData.pages;
  const accounts = currentData.pages.flatMap(({ results }) => results);
  if (!first || accounts.length === 0) return <EmptyState title="No account matches" />;
  return (
    <>
      <List aria-label="Accounts">
        {accounts.map((account) => (
          <AccountRow key={account.id} account={account} onSuspend={() => onSuspend(account)} />
        ))}
      </List>
      <LoadMore
        hasMore={hasNextPage}
        busy={isFetchingNextPage}
        status={`${accounts.length} of ${formatListCount(first.count, first.count_is_exact)}`}
        error={error ? requestFailure(problemOf(error)) : null}
        onLoadMore={() => void fetchNextPage()}
      />
    </>
  );
}
