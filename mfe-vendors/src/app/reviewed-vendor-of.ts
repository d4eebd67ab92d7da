import type { ReviewedVendor } from '../features/reviews/index.ts';

/** A vendor as its reviews need to know it. */
export function reviewedVendorOf(vendor: {
  id: number;
  company_name: string;
  user_id: number;
}): ReviewedVendor {
  return { id: vendor.id, name: vendor.company_name, userId: vendor.user_id };
}
