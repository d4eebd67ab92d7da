import { withApi } from '@aangan/host';
import { GetInTouch } from '../features/get-in-touch/get-in-touch.tsx';
import { profileApi } from '../features/vendor-profile/api/profile-api.ts';
import { VendorProfile } from '../features/vendor-profile/components/vendor-profile.tsx';

function VendorProfileWithConnecting() {
  return <VendorProfile getInTouch={(addressee) => <GetInTouch addressee={addressee} />} />;
}

export const VendorPage = withApi(profileApi, VendorProfileWithConnecting);
