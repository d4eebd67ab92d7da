import type { components } from '@aangan/api-client/endpoints';
import { type ListingFilter, type ListingState, listingQuery } from '@aangan/domain';

/** What a listing can be narrowed to, as the API counts it. */
export type ListingFacets = components['schemas']['FirmFacets'];

/** A city or area with the firms in it. */
export type PlaceFacet = components['schemas']['PlaceFacet'];

/** What a hook for the facets of a filter answers, as RTK Query does. */
interface FacetsResult {
  /** The last loaded facets, which may belong to a previous filter. */
  data?: ListingFacets | undefined;
  /** The facets of the current filter; undefined while they load. */
  currentData?: ListingFacets | undefined;
}

/** A hook that asks the API for the facets of a filter. */
export type UseFacets = (filter: ListingFilter) => FacetsResult;

/** What the API is asked for the facets of a listing; values that it does not know are left out and named. */
export function listingFacetsQuery(filter: ListingFilter): ListingState & { unknown: 'ignore' } {
  return { ...listingQuery(filter), unknown: 'ignore' };
}

/** The places that the filter has chosen; undefined while the facets load. */
export function chosenPlaces(
  places: readonly PlaceFacet[] | undefined,
): readonly PlaceFacet[] | undefined {
  return places?.filter(({ chosen }) => chosen);
}
