import { withApi } from '@aangan/host';
import { listingApi } from '../features/designer-listing/api/listing-api.ts';
import { DesignersListing } from '../features/designer-listing/components/designers-listing.tsx';

export const DesignersPage = withApi(listingApi, DesignersListing);
