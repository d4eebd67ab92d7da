import { readId } from '@aangan/domain';
import { withApi } from '@aangan/host';
import { useParams } from 'react-router-dom';
import { briefsApi } from '../api/briefs-api.ts';
import { BriefEditor } from '../briefs/components/brief-editor.tsx';

function OwnBriefPage() {
  const { id } = useParams();
  return <BriefEditor key={id} id={readId(id) ?? 0} />;
}

/** The page at /briefs/{id}. */
export const BriefPage = withApi(briefsApi, OwnBriefPage);
