import { withApi } from '@aangan/session';
import { profileApi } from '../features/vendor-profile/api/profile-api.ts';
import { VendorProfile } from '../features/vendor-profile/components/vendor-profile.tsx';

export const VendorPage = withApi(profileApi, VendorProfile);
