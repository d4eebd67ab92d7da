import { paths } from '@aangan/domain';

/** The listing that the pages of a vendor lead back to. */
export const vendorsListing = { to: paths.vendors(), label: 'All vendors' };

/** What a vendor's page says while it loads and when it fails. */
export function vendorTexts(loadingTitle: string, failed: string) {
  return { loadingTitle, notFound: 'Vendor not found', failed };
}
