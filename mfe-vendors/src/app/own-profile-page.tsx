import { withApi } from '@aangan/host';
import { ownProfileApi } from '../features/own-profile/api/get-own-profile.ts';
import { OwnVendorProfilePage } from '../features/own-profile/components/own-vendor-profile-page.tsx';
import { Reviews, reviewsApi } from '../features/reviews/index.ts';
import { reviewedVendorOf } from './reviewed-vendor-of.ts';

function OwnProfileWithReviews() {
  return (
    <OwnVendorProfilePage reviews={(profile) => <Reviews vendor={reviewedVendorOf(profile)} />} />
  );
}

// Both slices are added at the top, before the components below subscribe to the store.
export const OwnProfilePage = withApi(reviewsApi, withApi(ownProfileApi, OwnProfileWithReviews));
