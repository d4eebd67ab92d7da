import { useDispatch } from 'react-redux';
import { VendorReviews } from '../features/reviews/components/vendor-reviews.tsx';
import { profileApi } from '../features/vendor-profile/api/profile-api.ts';
import type { VendorProfileData } from '../features/vendor-profile/api/vendor-profile.ts';
import { reviewedVendorOf } from './reviewed-vendor-of.ts';

/** The reviews of a vendor. A new one changes the rating that the page shows. */
export function ReviewsOfVendor({ vendor }: { vendor: VendorProfileData }) {
  const dispatch = useDispatch();
  return (
    <VendorReviews
      key={vendor.id}
      firm={reviewedVendorOf(vendor)}
      byDesigners={{ rating: vendor.rating, count: vendor.reviews_count }}
      byClients={{ rating: vendor.client_rating, count: vendor.client_reviews_count }}
      onReviewed={() => void dispatch(profileApi.util.invalidateTags(['Firm']))}
    />
  );
}
