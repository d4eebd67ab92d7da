import { endpoint, type ResponseOf } from '@aangan/api-client/endpoints';
import type { ListingFilter } from '@aangan/domain';
import { type ListingView, listingPageQuery, listingPages } from '@aangan/firms';
import { listingApi } from './listing-api.ts';

type Query = NonNullable<Parameters<typeof endpoint<'get', '/designers/vendors/'>>[2]>['query'];

/** The ids in the query are the API's: `readListingFilter` keeps only those of the catalogue. */
const page = (filter: ListingFilter, number: number) =>
  endpoint('get', '/designers/vendors/', { query: listingPageQuery(filter, number) as Query });

/** One page of the directory. */
export type VendorPage = ResponseOf<ReturnType<typeof page>>;

const { useListVendorsInfiniteQuery } = listingApi.injectEndpoints({
  endpoints: (build) => ({
    listVendors: build.infiniteQuery<VendorPage, ListingView, number>({
      infiniteQueryOptions: listingPages,
      query: ({ queryArg, pageParam }) => page(queryArg.filter, pageParam),
    }),
  }),
});

export { useListVendorsInfiniteQuery };
