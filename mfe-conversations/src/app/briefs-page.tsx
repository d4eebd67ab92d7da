import { withApi } from '@aangan/host';
import { briefsApi } from '../api/briefs-api.ts';
import { BriefsList } from '../briefs/components/briefs-list.tsx';

/** The page at /briefs. */
export const BriefsPage = withApi(briefsApi, BriefsList);
