import { withApi } from '@aangan/host';
import { OwnArchitects } from '../features/architects/index.ts';
import { ownProfileApi } from '../features/own-profile/api/get-own-profile.ts';
import { OwnDesignerProfilePage } from '../features/own-profile/components/own-designer-profile-page.tsx';

function OwnProfileWithArchitects() {
  return <OwnDesignerProfilePage architects={<OwnArchitects />} />;
}

export const OwnProfilePage = withApi(ownProfileApi, OwnProfileWithArchitects);
