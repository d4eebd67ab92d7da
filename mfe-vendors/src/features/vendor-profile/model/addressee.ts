import type { Addressee } from '@aangan/host';
import type { VendorProfileData } from '../api/vendor-profile.ts';

/** The vendor as the recipient of a connection request; its minimum order is the minimum budget. */
export function addresseeOf(
  vendor: Pick<VendorProfileData, 'id' | 'company_name' | 'min_order_value' | 'away_until'>,
): Addressee {
  return {
    kind: 'vendor',
    id: vendor.id,
    name: vendor.company_name,
    minimumBudget: vendor.min_order_value,
    awayUntil: vendor.away_until,
  };
}
