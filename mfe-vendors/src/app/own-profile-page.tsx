import { withApi } from '@aangan/host';
import { ownProfileApi } from '../features/own-profile/api/get-own-profile.ts';
import { OwnVendorProfilePage } from '../features/own-profile/components/own-vendor-profile-page.tsx';

function OwnProfileWithReviews() {
  return <OwnVendorProfilePage reviews={() => null} />;
}

export const OwnProfilePage = withApi(ownProfileApi, OwnProfileWithReviews);
