import { problemOf } from '@aangan/api-client';
import { paths } from '@aangan/domain';
import { LoadFailure, useRefetchAfterFailure } from '@aangan/firms';
import { ButtonLink, EmptyState, usePageTitle } from '@aangan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { PageSkeleton } from '../../page/page-skeleton.tsx';
import { useReadJobQuery } from '../api/jobs-api.ts';
import { useLiveJobs } from '../api/use-live-jobs.ts';
import { JobView } from './job-view.tsx';

/** The page at /jobs/{id}, for both sides. */
export function JobLoader({ id }: { id: number }) {
  const { t } = useLingui();
  useLiveJobs();
  const query = useReadJobQuery(id, { refetchOnMountOrArgChange: true });
  useRefetchAfterFailure(query);
  const { currentData: job } = query;
  if (job) return <JobView job={job} />;
  if (!query.isError) return <PageSkeleton />;
  if (problemOf(query.error).kind === 'not-found') return <NoSuchJob />;
  return (
    <LoadFailure
      title={t({ id: 'conversations.job-failed', message: 'The job could not be loaded' })}
      error={query.error}
      isRetrying={query.isFetching}
      onRetry={query.refetch}
    />
  );
}

/** Also of other people's jobs. */
function NoSuchJob() {
  const { t } = useLingui();
  const title = t({ id: 'conversations.no-such-job', message: 'There is no such job' });
  usePageTitle(title);
  return (
    <EmptyState title={title} wholePage>
      <ButtonLink as={Link} to={paths.conversations()}>
        <Trans id="conversations.all">All conversations</Trans>
      </ButtonLink>
    </EmptyState>
  );
}
