import { readId } from '@aangan/domain';
import { withApi } from '@aangan/host';
import { useParams } from 'react-router-dom';
import { briefsApi } from '../api/briefs-api.ts';
import { ReceivedBriefView } from '../briefs/components/received-brief-view.tsx';

function BriefOfRequest() {
  const { id } = useParams();
  return <ReceivedBriefView key={id} request={readId(id) ?? 0} />;
}

/** The page at /briefs/received/{id}. */
export const ReceivedBriefPage = withApi(briefsApi, BriefOfRequest);
