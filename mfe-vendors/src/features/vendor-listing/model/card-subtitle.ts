import { itemLabel, vendorCatalogue } from '@aangan/domain';
import type { VendorCardData } from '../api/vendor-card.ts';

/** What a vendor is first known for: its first shown category, else the label of the category's id. */
export function subtitleOf(
  vendor: Pick<VendorCardData, 'specialization' | 'specializations_display'>,
): string {
  const [first] = vendor.specializations_display;
  if (first) return first;
  return vendor.specialization ? itemLabel(vendorCatalogue, vendor.specialization) : '';
}
