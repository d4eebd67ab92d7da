import { withApi } from '@aangan/host';
import { OwnArchitects } from '../features/architects/index.ts';
import { ownProfileApi } from '../features/own-profile/api/get-own-profile.ts';
import { OwnProfileOrInvitation } from '../features/own-profile/components/own-profile-page.tsx';

function OwnProfileWithArchitects() {
  return <OwnProfileOrInvitation architects={<OwnArchitects />} />;
}

export const OwnProfilePage = withApi(ownProfileApi, OwnProfileWithArchitects);
