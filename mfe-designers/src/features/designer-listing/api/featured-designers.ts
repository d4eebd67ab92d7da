import { endpoint, type ResponseOf } from '@aangan/api-client/endpoints';
import { listingApi } from './listing-api.ts';

const firstSix = endpoint('get', '/designers/profiles/', { query: { page_size: 6 } });

const { useFeaturedDesignersQuery } = listingApi.injectEndpoints({
  endpoints: (build) => ({
    featuredDesigners: build.query<ResponseOf<typeof firstSix>, void>({ query: () => firstSix }),
  }),
});

export { useFeaturedDesignersQuery };
