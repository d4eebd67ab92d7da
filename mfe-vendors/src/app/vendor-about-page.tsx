import { withApi } from '@aangan/host';
import { profileApi } from '../features/vendor-profile/api/profile-api.ts';
import { VendorAbout } from '../features/vendor-profile/components/vendor-about.tsx';
import { VendorAction } from './vendor-action.tsx';

function VendorAboutWithAction() {
  return <VendorAbout action={(vendor) => <VendorAction vendor={vendor} />} />;
}

export const VendorAboutPage = withApi(profileApi, VendorAboutWithAction);
