import { problemOf } from '@aangan/api-client';
import { failureToast, forgetFailure } from '@aangan/firms';
import { useSession } from '@aangan/host';
import {
  Container,
  type Elements,
  ErrorState,
  Stack,
  Title,
  tokens,
  usePageTitle,
} from '@aangan/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import styled from 'styled-components';
import { type PortfolioItem, useListItemsQuery } from '../api/list-items.ts';
import { useHasProfileQuery } from '../api/own-profile.ts';
import { pageHeadingId } from '../model/page-heading.ts';
import { AddItemsButton } from './add-items-button.tsx';
import { ItemCounters } from './item-counters.tsx';
import { ItemSkeletons } from './item-skeletons.tsx';
import { ItemsExplorer } from './items-explorer.tsx';
import { ManagerTabs } from './manager-tabs.tsx';
import { PreparingItems } from './preparing-items.tsx';
import { ProfileNeeded } from './profile-needed.tsx';

const Page = styled.div`
  padding-block: ${tokens.space.xxl} ${tokens.space.section};
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${tokens.space.l};
`;

export interface PortfolioManagerProps {
  /** The firm's projects, which another feature provides. */
  projects: (own: { accountId: number; items: readonly PortfolioItem[] }) => Elements;
  /** Begins a project with these items. */
  onGroup: (ids: number[]) => void;
}

/** The Portfolio Manager of the signed-in firm. */
export function PortfolioManager(props: PortfolioManagerProps) {
  const { t } = useLingui();
  usePageTitle(t({ id: 'portfolio.manager', message: 'Portfolio Manager' }));
  const { user } = useSession();
  return user ? <OwnPortfolio {...props} accountId={user.id} isVendor={user.is_vendor} /> : null;
}

interface OwnPortfolioProps extends PortfolioManagerProps {
  accountId: number;
  isVendor: boolean;
}

function OwnPortfolio({ accountId, isVendor, projects, onGroup }: OwnPortfolioProps) {
  const { t } = useLingui();
  const list = useListItemsQuery(accountId, { refetchOnMountOrArgChange: true });
  const { currentData: items, error, isFetching, refetch } = list;
  // Only a profile has items: one request less for those who have some.
  const isEmpty = items?.length === 0;
  const profile = useHasProfileQuery({ accountId, isVendor }, { skip: !isEmpty });
  const isProfileNeeded = isEmpty && profile.currentData === false;
  useFailureToast(error);
  return (
    <Container>
      <Page>
        <Stack gap="xl">
          <Head>
            <Stack gap="m">
              <Title id={pageHeadingId} tabIndex={-1}>
                <Trans id="portfolio.manager">Portfolio Manager</Trans>
              </Title>
              {items && <ItemCounters items={items} />}
            </Stack>
            {!isProfileNeeded && <AddItemsButton accountId={accountId} />}
          </Head>
          {isProfileNeeded && <ProfileNeeded isVendor={isVendor} />}
          <PreparingItems accountId={accountId} />
          {items && !isProfileNeeded && (
            <ManagerTabs
              items={<ItemsExplorer accountId={accountId} items={items} onGroup={onGroup} />}
              projects={projects({ accountId, items })}
            />
          )}
          {!items && error && (
            <ErrorState
              title={t({
                id: 'portfolio.not-loaded',
                message: 'Your portfolio could not be loaded',
              })}
              onRetry={refetch}
              retrying={isFetching}
            >
              {isOffline(error) && (
                <p>
                  <Trans id="portfolio.offline">
                    You seem to be offline. Check your connection.
                  </Trans>
                </p>
              )}
            </ErrorState>
          )}
          {!items && !error && <ItemSkeletons />}
        </Stack>
      </Page>
    </Container>
  );
}

function isOffline(error: unknown): boolean {
  const { kind } = problemOf(error);
  return kind === 'network' || kind === 'timeout';
}

const notLoaded = msg({
  id: 'portfolio.items-not-loaded',
  message: 'Failed to load portfolio items',
});

/** Shows a toast for each failed attempt to load. */
function useFailureToast(error: unknown) {
  const { i18n } = useLingui();
  useEffect(() => {
    if (!error) return forgetFailure('load items');
    const problem = problemOf(error);
    console.error(notLoaded.message, problem);
    failureToast(problem, i18n._(notLoaded), 'load items');
  }, [error, i18n]);
}
