import { withApi } from '@aangan/host';
import { architectsApi } from '../features/architects/api/architects-api.ts';
import { OwnArchitects } from '../features/architects/index.ts';
import { ownProfileApi } from '../features/own-profile/api/get-own-profile.ts';
import { OwnDesignerProfilePage } from '../features/own-profile/components/own-designer-profile-page.tsx';

function OwnProfileWithArchitects() {
  return <OwnDesignerProfilePage architects={<OwnArchitects />} />;
}

// Both slices are added at the top, before the components below subscribe to the store.
export const OwnProfilePage = withApi(
  architectsApi,
  withApi(ownProfileApi, OwnProfileWithArchitects),
);
