import { withApi } from '@aangan/host';
import { connectApi } from '../features/connect/api/connect-api.ts';
import { ConnectButton } from '../features/connect/index.ts';
import { profileApi } from '../features/designer-profile/api/profile-api.ts';
import { DesignerTeam } from '../features/designer-profile/components/designer-team.tsx';

function DesignerTeamWithConnecting() {
  return <DesignerTeam getInTouch={(addressee) => <ConnectButton addressee={addressee} />} />;
}

// Both slices are added at the top, before the components below subscribe to the store.
export const DesignerTeamPage = withApi(
  connectApi,
  withApi(profileApi, DesignerTeamWithConnecting),
);
