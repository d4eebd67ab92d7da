import { endpoint, type ResponseOf } from '@aangan/api-client/endpoints';
import { type ListingFilter, listingQuery } from '@aangan/domain';
import { listingApi } from './listing-api.ts';

type Query = NonNullable<Parameters<typeof endpoint<'get', '/designers/profiles/'>>[2]>['query'];

/** The filter's ids are the catalogue's (readListingFilter sees to that), and so are the API's. */
const queryOf = (filter: ListingFilter) => listingQuery(filter) as Query;

const page = (filter: ListingFilter, number: number) =>
  endpoint('get', '/designers/profiles/', {
    query: { ...queryOf(filter), ...(number > 1 && { page: number }) },
  });

type DesignerPage = ResponseOf<ReturnType<typeof page>>;

const { useListDesignersInfiniteQuery } = listingApi.injectEndpoints({
  endpoints: (build) => ({
    listDesigners: build.infiniteQuery<DesignerPage, ListingFilter, number>({
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: (last, _all, number) => (last.next ? number + 1 : undefined),
      },
      query: ({ queryArg, pageParam }) => page(queryArg, pageParam),
    }),
  }),
});

export { useListDesignersInfiniteQuery };
