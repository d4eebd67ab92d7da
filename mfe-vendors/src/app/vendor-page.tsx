import { withApi } from '@aangan/host';
import { profileApi } from '../features/vendor-profile/api/profile-api.ts';
import { VendorProfile } from '../features/vendor-profile/components/vendor-profile.tsx';
import { VendorAction } from './vendor-action.tsx';

function VendorProfileWithAction() {
  return <VendorProfile action={(vendor) => <VendorAction vendor={vendor} />} />;
}

export const VendorPage = withApi(profileApi, VendorProfileWithAction);
