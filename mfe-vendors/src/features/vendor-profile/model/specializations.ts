import { itemLabel, vendorCatalogue } from '@aangan/domain';
import type { VendorProfileData } from '../api/vendor-profile.ts';

/** The displayed categories, else the label of the single one; none where the vendor has neither. */
export function specializationsOf(
  vendor: Pick<VendorProfileData, 'specialization' | 'specializations_display'>,
): string[] {
  if (vendor.specializations_display.length > 0) return vendor.specializations_display;
  return vendor.specialization ? [itemLabel(vendorCatalogue, vendor.specialization)] : [];
}
