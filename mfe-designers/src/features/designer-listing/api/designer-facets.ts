import { endpoint, type ResponseOf } from '@aangan/api-client/endpoints';
import type { ListingFilter } from '@aangan/domain';
import { listingFacetsQuery } from '@aangan/firms';
import { listingApi } from './listing-api.ts';

type Query = NonNullable<
  Parameters<typeof endpoint<'get', '/designers/profiles/facets/'>>[2]
>['query'];

const facets = (filter: ListingFilter) =>
  endpoint('get', '/designers/profiles/facets/', { query: listingFacetsQuery(filter) as Query });

/** What the listing can be narrowed to. */
export type DesignerFacets = ResponseOf<ReturnType<typeof facets>>;

const { useDesignerFacetsQuery } = listingApi.injectEndpoints({
  endpoints: (build) => ({
    designerFacets: build.query<DesignerFacets, ListingFilter>({ query: facets }),
  }),
});

export { useDesignerFacetsQuery };
