import { withApi } from '@aangan/host';
import { Reviews, reviewsApi } from '../features/reviews/index.ts';
import { profileApi } from '../features/vendor-profile/api/profile-api.ts';
import { VendorProfile } from '../features/vendor-profile/components/vendor-profile.tsx';
import { reviewedVendorOf } from './reviewed-vendor-of.ts';
import { VendorAction } from './vendor-action.tsx';

function VendorProfileWithReviews() {
  return (
    <VendorProfile
      action={(vendor) => <VendorAction vendor={vendor} />}
      reviews={(vendor) => <Reviews key={vendor.id} vendor={reviewedVendorOf(vendor)} />}
    />
  );
}

// Both slices are added at the top, before the components below subscribe to the store.
export const VendorPage = withApi(reviewsApi, withApi(profileApi, VendorProfileWithReviews));
