import { withApi } from '@aangan/host';
import { reviewsApi } from '../features/reviews/api/reviews-api.ts';
import { profileApi } from '../features/vendor-profile/api/profile-api.ts';
import { VendorAbout } from '../features/vendor-profile/components/vendor-about.tsx';
import { VendorAction } from './vendor-action.tsx';

function VendorAboutWithAction() {
  return <VendorAbout action={(vendor) => <VendorAction vendor={vendor} />} />;
}

// Both slices are added at the top, before the components below subscribe to the store.
export const VendorAboutPage = withApi(reviewsApi, withApi(profileApi, VendorAboutWithAction));
