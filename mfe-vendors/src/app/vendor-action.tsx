import { useSession } from '@aangan/host';
import { useDispatch } from 'react-redux';
import { WriteReviewButton } from '../features/reviews/components/write-review-button.tsx';
import { profileApi } from '../features/vendor-profile/api/profile-api.ts';
import type { VendorProfileData } from '../features/vendor-profile/api/vendor-profile.ts';
import { addresseeOf } from '../features/vendor-profile/model/addressee.ts';
import { ContactSlot } from './contact-slot.tsx';
import { reviewedVendorOf } from './reviewed-vendor-of.ts';

/** What visitors can do on a vendor's pages: designers and architects write a review, others find what is in the slot. */
export function VendorAction({ vendor }: { vendor: VendorProfileData }) {
  const { audience } = useSession();
  const dispatch = useDispatch();
  if (audience !== 'designer' && audience !== 'architect') {
    return <ContactSlot addressee={addresseeOf(vendor)} />;
  }
  return (
    <WriteReviewButton
      vendor={reviewedVendorOf(vendor)}
      onReviewed={() => void dispatch(profileApi.util.invalidateTags(['Firm']))}
    />
  );
}
