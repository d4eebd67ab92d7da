import { withApi } from '@aangan/host';
import { Flags } from '@aangan/host/flags';
import { useBooleanFlagValue } from '@openfeature/react-sdk';
import { connectApi } from '../features/connect/api/connect-api.ts';
import { ConnectButton } from '../features/connect/index.ts';
import { profileApi } from '../features/designer-profile/api/profile-api.ts';
import { DesignerAbout } from '../features/designer-profile/components/designer-about.tsx';
import { values } from './values.ts';

function DesignerAboutWithConnecting() {
  return (
    <DesignerAbout
      getInTouch={(addressee) => <ConnectButton addressee={addressee} />}
      isConnectEarly={useBooleanFlagValue('connect-early', false)}
    />
  );
}

function DesignerAboutWithFlags() {
  return (
    <Flags of={values}>
      <DesignerAboutWithConnecting />
    </Flags>
  );
}

// Both slices are added at the top, before the components below subscribe to the store.
export const DesignerAboutPage = withApi(connectApi, withApi(profileApi, DesignerAboutWithFlags));
