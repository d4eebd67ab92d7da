import { problemOf } from '@aangan/api-client';
import { LoadFailure } from '@aangan/firms';
import { useSession } from '@aangan/host';
import { Container, Skeleton, Stack, tokens, usePageTitle } from '@aangan/ui';
import { useLingui } from '@lingui/react/macro';
import styled from 'styled-components';
import { type FirmDashboard, useReadDashboardQuery } from '../api/dashboard-api.ts';
import { usePeriod } from '../model/use-period.ts';
import { DashboardHead } from './dashboard-head.tsx';
import { DashboardNotes } from './dashboard-notes.tsx';
import { FigureCards } from './figure-cards.tsx';
import { isEmpty, NoFirm, NothingYet } from './nothing-yet.tsx';
import { PeoplePlot } from './people-plot.tsx';
import { VisitorTables } from './visitor-tables.tsx';

const Page = styled(Container)`
  max-width: 66rem;
  padding-block: ${tokens.space.xl};
`;

const Figures = styled(Stack)`
  transition: opacity ${tokens.motion.calm};

  &[aria-busy='true'] {
    opacity: 0.55;
  }
`;

/** The figures of the signed-in firm, at /dashboard. */
export function Dashboard() {
  const { t } = useLingui();
  usePageTitle(t({ id: 'portfolio.dashboard', message: 'Dashboard' }));
  const { user } = useSession();
  return user ? <OwnDashboard accountId={user.id} /> : null;
}

function OwnDashboard({ accountId }: { accountId: number }) {
  const { t } = useLingui();
  const days = usePeriod();
  const query = useReadDashboardQuery({ accountId, days }, { refetchOnMountOrArgChange: true });
  const { currentData, error, isFetching, refetch } = query;
  // Those of the period before stay until the others are there: the page would jump.
  const dashboard = currentData ?? (error ? undefined : query.data);
  const hasNoFirm = !dashboard && error && problemOf(error).kind === 'not-found';
  return (
    <Page>
      <Stack gap="xl">
        <DashboardHead dashboard={currentData} />
        {dashboard && <Content dashboard={dashboard} isOld={!currentData} />}
        {hasNoFirm && <NoFirm />}
        {!dashboard && error && !hasNoFirm && (
          <LoadFailure
            title={t({
              id: 'portfolio.dashboard-failed',
              message: 'Your figures could not be loaded',
            })}
            error={error}
            isRetrying={isFetching}
            onRetry={refetch}
          />
        )}
        {!dashboard && !error && <DashboardSkeleton />}
      </Stack>
    </Page>
  );
}

interface ContentProps {
  dashboard: FirmDashboard;
  /** Whether it is of another period, while the chosen one is loaded. */
  isOld: boolean;
}

function Content({ dashboard, isOld }: ContentProps) {
  if (isEmpty(dashboard)) return <NothingYet isPublic={dashboard.is_public} />;
  return (
    <Figures gap="xxl" aria-busy={isOld}>
      <Stack gap="l">
        <FigureCards dashboard={dashboard} />
        <DashboardNotes dashboard={dashboard} />
      </Stack>
      <PeoplePlot dashboard={dashboard} />
      <VisitorTables dashboard={dashboard} />
    </Figures>
  );
}

const places = ['first', 'second', 'third'];

function DashboardSkeleton() {
  const { t } = useLingui();
  return (
    <div role="status" aria-label={t({ id: 'portfolio.dashboard-loading', message: 'Loading…' })}>
      <Stack gap="m" aria-hidden="true">
        {places.map((place) => (
          <Skeleton key={place} width="100%" height="8rem" />
        ))}
      </Stack>
    </div>
  );
}
