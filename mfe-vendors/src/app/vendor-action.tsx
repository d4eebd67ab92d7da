import { GetInTouch } from '../features/get-in-touch/get-in-touch.tsx';
import type { VendorProfileData } from '../features/vendor-profile/api/vendor-profile.ts';
import { addresseeOf } from '../features/vendor-profile/model/addressee.ts';

/** What visitors can do on a vendor's pages. */
export function VendorAction({ vendor }: { vendor: VendorProfileData }) {
  return <GetInTouch addressee={addresseeOf(vendor)} />;
}
