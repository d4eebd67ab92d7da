import { endpoint, type ResponseOf } from '@aangan/api-client/endpoints';
import type { ListingFilter } from '@aangan/domain';
import { type ListingView, listingPageQuery, listingPages } from '@aangan/firms';
import { listingApi } from './listing-api.ts';

type Query = NonNullable<Parameters<typeof endpoint<'get', '/designers/profiles/'>>[2]>['query'];

/** The ids in the query are the API's: `readListingFilter` keeps only those of the catalogue. */
const page = (filter: ListingFilter, number: number) =>
  endpoint('get', '/designers/profiles/', { query: listingPageQuery(filter, number) as Query });

/** One page of the listing. */
export type DesignerPage = ResponseOf<ReturnType<typeof page>>;

const { useListDesignersInfiniteQuery } = listingApi.injectEndpoints({
  endpoints: (build) => ({
    listDesigners: build.infiniteQuery<DesignerPage, ListingView, number>({
      infiniteQueryOptions: listingPages,
      query: ({ queryArg, pageParam }) => page(queryArg.filter, pageParam),
      providesTags: ['Firm'],
    }),
  }),
});

export { useListDesignersInfiniteQuery };
