import type { ReviewedFirm } from '@aangan/firms';

/** A vendor as its reviews need to know it. */
export function reviewedVendorOf(vendor: {
  id: number;
  company_name: string;
  user_id: number;
}): ReviewedFirm {
  return { kind: 'vendor', id: vendor.id, name: vendor.company_name, userId: vendor.user_id };
}
