import { withApi } from '@aangan/host';
import { connectApi } from '../features/connect/api/connect-api.ts';
import { ConnectButton } from '../features/connect/index.ts';
import { profileApi } from '../features/designer-profile/api/profile-api.ts';
import { DesignerTeam } from '../features/designer-profile/components/designer-team.tsx';

function DesignerTeamWithConnecting() {
  return <DesignerTeam getInTouch={(addressee) => <ConnectButton addressee={addressee} />} />;
}

// Both before anything below subscribes: an api that is added while others render disturbs them.
export const DesignerTeamPage = withApi(
  connectApi,
  withApi(profileApi, DesignerTeamWithConnecting),
);
