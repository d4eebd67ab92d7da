import { ProfilePreview as Preview } from '@aangan/firms';
import { withApi } from '@aangan/host';
import {
  ownProfileApi,
  useGetOwnProfileQuery,
} from '../features/own-profile/api/get-own-profile.ts';
import { reviewsApi } from '../features/reviews/api/reviews-api.ts';
import { VendorPreview } from '../features/vendor-profile/components/vendor-preview.tsx';
import { ReviewsOfVendor } from './reviews-of-vendor.tsx';

/** The public page of the signed-in vendor, from its own profile: others get no page before the vendor is verified. */
function OwnPreview() {
  return (
    <Preview query={useGetOwnProfileQuery()}>
      {(profile) => (
        <VendorPreview vendor={profile} reviews={(vendor) => <ReviewsOfVendor vendor={vendor} />} />
      )}
    </Preview>
  );
}

// Both slices are added at the top, before the components below subscribe to the store.
export const ProfilePreview = withApi(reviewsApi, withApi(ownProfileApi, OwnPreview));
