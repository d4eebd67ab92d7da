import { withApi } from '@aangan/host';
import { ownProfileApi } from '../features/own-profile/api/get-own-profile.ts';
import { OwnVendorProfilePage } from '../features/own-profile/components/own-vendor-profile-page.tsx';
import { reviewsApi } from '../features/reviews/api/reviews-api.ts';
import { ReviewsOfVendor } from './reviews-of-vendor.tsx';

function OwnProfileWithReviews() {
  return <OwnVendorProfilePage reviews={(profile) => <ReviewsOfVendor vendor={profile} />} />;
}

// Both slices are added at the top, before the components below subscribe to the store.
export const OwnProfilePage = withApi(reviewsApi, withApi(ownProfileApi, OwnProfileWithReviews));
