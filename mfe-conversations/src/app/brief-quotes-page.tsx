import { readId } from '@aangan/domain';
import { withApi } from '@aangan/host';
import { useParams } from 'react-router-dom';
import { briefsApi } from '../api/briefs-api.ts';
import { SideBySidePage } from '../side-by-side/components/side-by-side-page.tsx';

function QuotesOfBrief() {
  const { id } = useParams();
  return <SideBySidePage key={id} id={readId(id) ?? 0} />;
}

/** The page at /briefs/{id}/quotes. */
export const BriefQuotesPage = withApi(briefsApi, QuotesOfBrief);
