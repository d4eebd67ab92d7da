import { readId } from '@aangan/domain';
import { withApi } from '@aangan/host';
import { useParams } from 'react-router-dom';
import { jobsApi } from '../jobs/api/jobs-api.ts';
import { JobLoader } from '../jobs/components/job-loader.tsx';

function OneJob() {
  const { id } = useParams();
  return <JobLoader key={id} id={readId(id) ?? 0} />;
}

/** The page at /jobs/{id}. */
export const JobPage = withApi(jobsApi, OneJob);
