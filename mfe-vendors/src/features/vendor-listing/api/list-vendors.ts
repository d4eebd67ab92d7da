import { endpoint, type ResponseOf } from '@aangan/api-client/endpoints';
import type { ListingFilter } from '@aangan/domain';
import {
  type ListAnswer,
  type ListingPage,
  type ListingView,
  listingPageQuery,
  listingPages,
  readPage,
} from '@aangan/firms';
import { listingApi } from './listing-api.ts';
import type { VendorCardData } from './vendor-card.ts';

type Query = NonNullable<Parameters<typeof endpoint<'get', '/designers/vendors/'>>[2]>['query'];

/** The ids in the query are the API's: `readListingFilter` keeps only those of the catalogue. */
const page = (filter: ListingFilter, number: number) =>
  endpoint('get', '/designers/vendors/', { query: listingPageQuery(filter, number) as Query });

/** One page of the directory. */
type VendorPage = ListingPage<VendorCardData>;
/** What the API answers for the directory. */
export type VendorsAnswer = ListAnswer<VendorCardData, ResponseOf<ReturnType<typeof page>>>;

/** A page of the directory, whichever form the answer has. */
export function readVendorPage(answer: VendorsAnswer): VendorPage {
  return readPage<VendorCardData, VendorPage>(answer, (one) => 'company_name' in one);
}

const { useListVendorsInfiniteQuery } = listingApi.injectEndpoints({
  endpoints: (build) => ({
    listVendors: build.infiniteQuery<VendorPage, ListingView, number>({
      infiniteQueryOptions: listingPages,
      query: ({ queryArg, pageParam }) => page(queryArg.filter, pageParam),
      transformResponse: readVendorPage,
      providesTags: ['Firm'],
    }),
  }),
});

export { useListVendorsInfiniteQuery };
