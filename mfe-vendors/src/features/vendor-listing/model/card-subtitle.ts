import { itemLabel, vendorCatalogue } from '@aangan/domain';
import type { VendorCardData } from '../api/vendor-card.ts';

/** The subtitle of a card: the vendor's first displayed category, else the label of its category's id. */
export function subtitleOf(
  vendor: Pick<VendorCardData, 'specialization' | 'specializations_display'>,
): string {
  const [first] = vendor.specializations_display;
  if (first) return first;
  return vendor.specialization ? itemLabel(vendorCatalogue, vendor.specialization) : '';
}
