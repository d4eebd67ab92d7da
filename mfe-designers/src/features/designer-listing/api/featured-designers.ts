import { endpoint, type ResponseOf } from '@aangan/api-client/endpoints';
import { listingApi } from './listing-api.ts';

const firstSix = endpoint('get', '/designers/profiles/', { query: { page_size: 6 } });

/** The first six firms of the listing. */
export type FeaturedDesigners = ResponseOf<typeof firstSix>;

const { useFeaturedDesignersQuery } = listingApi.injectEndpoints({
  endpoints: (build) => ({
    featuredDesigners: build.query<FeaturedDesigners, void>({
      query: () => firstSix,
      providesTags: ['Firm'],
    }),
  }),
});

export { useFeaturedDesignersQuery };
