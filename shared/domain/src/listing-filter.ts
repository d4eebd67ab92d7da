import { type CatalogueGroup, findGroup, groupOfItem } from './catalogue.ts';
import { searchLimits } from './limits.ts';
import { type ListingState, withQuery } from './paths.ts';

/** What narrows a listing. Ids are of its catalogue; a specialization is always of its group. */
export interface ListingFilter {
  search: string;
  group: string | null;
  specialization: string | null;
}

/** The filter that narrows nothing. */
export const everything: ListingFilter = { search: '', group: null, specialization: null };

/**
 * Reads the filter from the address. Ids that the catalogue does not have are left
 * out; a specialization that came without its group brings it along.
 */
export function readListingFilter(
  catalogue: readonly CatalogueGroup[],
  parameters: URLSearchParams,
): ListingFilter {
  const specialization = parameters.get('specialization');
  const groupOfSpecialization = groupOfItem(catalogue, specialization);
  const group = findGroup(catalogue, parameters.get('group')) ?? groupOfSpecialization;
  return {
    search: (parameters.get('search') ?? '').trim().slice(0, searchLimits.textMax).trim(),
    group: group?.id ?? null,
    specialization: group && group === groupOfSpecialization ? specialization : null,
  };
}

/** Choosing a group selects it and clears the sub-category; choosing it again clears both. */
export function toggleGroup(filter: ListingFilter, group: string): ListingFilter {
  return { ...filter, group: filter.group === group ? null : group, specialization: null };
}

/** Choosing a sub-category selects it; choosing it again deselects it. */
export function toggleSpecialization(filter: ListingFilter, specialization: string): ListingFilter {
  const deselects = filter.specialization === specialization;
  return { ...filter, specialization: deselects ? null : specialization };
}

/**
 * The parts of a filter that are set: for the request to the API and for the address. Their
 * order is the one in which remote.json declares them, so that a preload matches its request.
 */
export function listingQuery({ search, group, specialization }: ListingFilter): ListingState {
  return {
    ...(search && { search }),
    ...(group && { group }),
    ...(specialization && { specialization }),
  };
}

/** The page of a listing that an address asks for, from 1; 1 where it asks for none that can be. */
export function readListingPage(parameters: URLSearchParams): number {
  const page = parameters.get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1;
}

/**
 * The address of a listing with a filter.
 * @param path where the listing is: "/designers"
 * @param page the page it starts at; the first one is not named
 */
export function listingAddress(path: string, filter: ListingFilter, page = 1): string {
  return withQuery(path, { ...listingQuery(filter), page: page > 1 ? String(page) : null });
}
