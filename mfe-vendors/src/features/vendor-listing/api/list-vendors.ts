import { endpoint, type ResponseOf } from '@aangan/api-client/endpoints';
import { type ListingFilter, listingQuery } from '@aangan/domain';
import { listingApi } from './listing-api.ts';

type Query = NonNullable<Parameters<typeof endpoint<'get', '/designers/vendors/'>>[2]>['query'];

/** The filter's ids are the catalogue's (readListingFilter sees to that), and so are the API's. */
const queryOf = (filter: ListingFilter) => listingQuery(filter) as Query;

const page = (filter: ListingFilter, number: number) =>
  endpoint('get', '/designers/vendors/', {
    query: { ...queryOf(filter), ...(number > 1 && { page: number }) },
  });

type VendorPage = ResponseOf<ReturnType<typeof page>>;

const { useListVendorsInfiniteQuery } = listingApi.injectEndpoints({
  endpoints: (build) => ({
    listVendors: build.infiniteQuery<VendorPage, ListingFilter, number>({
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: (last, _all, number) => (last.next ? number + 1 : undefined),
      },
      query: ({ queryArg, pageParam }) => page(queryArg, pageParam),
    }),
  }),
});

export { useListVendorsInfiniteQuery };
