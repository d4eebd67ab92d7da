import { endpoint, type ResponseOf } from '@aangan/api-client/endpoints';
import type { ListingFilter } from '@aangan/domain';
import { listingFacetsQuery } from '@aangan/firms';
import { listingApi } from './listing-api.ts';

type Query = NonNullable<
  Parameters<typeof endpoint<'get', '/designers/vendors/facets/'>>[2]
>['query'];

const facets = (filter: ListingFilter) =>
  endpoint('get', '/designers/vendors/facets/', { query: listingFacetsQuery(filter) as Query });

/** What the listing can be narrowed to. */
export type VendorFacets = ResponseOf<ReturnType<typeof facets>>;

const { useVendorFacetsQuery } = listingApi.injectEndpoints({
  endpoints: (build) => ({
    vendorFacets: build.query<VendorFacets, ListingFilter>({ query: facets }),
  }),
});

export { useVendorFacetsQuery };
