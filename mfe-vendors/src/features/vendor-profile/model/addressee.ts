import type { Addressee } from '@aangan/host';
import type { VendorProfileData } from '../api/vendor-profile.ts';

/** The vendor as a connection request addresses it; its smallest order is the smallest budget. */
export function addresseeOf(
  vendor: Pick<VendorProfileData, 'id' | 'company_name' | 'min_order_value'>,
): Addressee {
  return {
    kind: 'vendor',
    id: vendor.id,
    name: vendor.company_name,
    minimumBudget: vendor.min_order_value,
  };
}
