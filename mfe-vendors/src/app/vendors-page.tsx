import { withApi } from '@aangan/host';
import { listingApi } from '../features/vendor-listing/api/listing-api.ts';
import { VendorsListing } from '../features/vendor-listing/components/vendors-listing.tsx';

export const VendorsPage = withApi(listingApi, VendorsListing);
