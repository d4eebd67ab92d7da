import { withApi } from '@aangan/host';
import { connectApi } from '../features/connect/api/connect-api.ts';
import { ConnectButton } from '../features/connect/index.ts';
import { profileApi } from '../features/designer-profile/api/profile-api.ts';
import { DesignerAbout } from '../features/designer-profile/components/designer-about.tsx';

function DesignerAboutWithConnecting() {
  return <DesignerAbout getInTouch={(addressee) => <ConnectButton addressee={addressee} />} />;
}

// Both before anything below subscribes: an api that is added while others render disturbs them.
export const DesignerAboutPage = withApi(
  connectApi,
  withApi(profileApi, DesignerAboutWithConnecting),
);
