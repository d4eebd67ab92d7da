import { withApi } from '@aangan/host';
import { reviewsApi } from '../features/reviews/api/reviews-api.ts';
import { profileApi } from '../features/vendor-profile/api/profile-api.ts';
import { VendorProfile } from '../features/vendor-profile/components/vendor-profile.tsx';
import { ReviewsOfVendor } from './reviews-of-vendor.tsx';
import { VendorAction } from './vendor-action.tsx';

function VendorProfileWithReviews() {
  return (
    <VendorProfile
      action={(vendor) => <VendorAction vendor={vendor} />}
      reviews={(vendor) => <ReviewsOfVendor vendor={vendor} />}
    />
  );
}

// Both slices are added at the top, before the components below subscribe to the store.
export const VendorPage = withApi(reviewsApi, withApi(profileApi, VendorProfileWithReviews));
