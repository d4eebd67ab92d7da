import { withApi } from '@aangan/host';
import { ownProfileApi } from '../features/own-profile/api/get-own-profile.ts';
import { OwnVendorProfilePage } from '../features/own-profile/components/own-vendor-profile-page.tsx';

export const OwnProfilePage = withApi(ownProfileApi, OwnVendorProfilePage);
