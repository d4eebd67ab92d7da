import type { ListingFacets } from '../listing/listing-facets.ts';

/** What the API answers about a listing of one firm in no city, with parts of it overridden. */
export function theFacets(parts: Partial<ListingFacets> = {}): ListingFacets {
  return {
    count: 1,
    count_is_exact: true,
    cities: [],
    project_cities: [],
    rooms: [],
    answers: [],
    without: [],
    ignored: [],
    ...parts,
  };
}
