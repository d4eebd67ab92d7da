import { type CatalogueGroup, findGroup, groupOfItem } from './catalogue.ts';
import { searchLimits } from './limits.ts';
import { type ListingState, withQuery } from './paths.ts';
import { firstCharacters, plainLine } from './typed-text.ts';

/**
 * What narrows and orders a listing. Ids are of its catalogue; a specialization is always of its group. The other
 * values are as the address has them: the API knows which there are.
 */
export interface ListingFilter {
  search: string;
  group: string | null;
  specialization: string | null;
  /** Slugs of cities, each once. */
  cities: readonly string[];
  /** What a client can spend, as typed: see `readTypedAmount`. */
  budget: string;
  /** The slug of a delivery area. */
  area: string;
  /** One of {@link listingSorts}; '' is the usual order. */
  sort: string;
}

/** The filter that narrows nothing. */
export const everything: ListingFilter = {
  search: '',
  group: null,
  specialization: null,
  cities: [],
  budget: '',
  area: '',
  sort: '',
};

/** The orders of a listing; the first is the usual one. */
export const listingSorts = [
  { id: 'rating', label: 'Best rated' },
  { id: 'experience', label: 'Most experienced' },
  { id: 'newest', label: 'Newest' },
  { id: 'minimum', label: 'Lowest minimum' },
] as const;

export type ListingSort = (typeof listingSorts)[number]['id'];

/** The parts of a filter that narrow a listing, as the API names them. */
export const listingFilterNames = [
  'search',
  'group',
  'specialization',
  'city',
  'budget',
  'area',
] as const;

export type ListingFilterName = (typeof listingFilterNames)[number];

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
  const text = (name: string) => (parameters.get(name) ?? '').trim();
  const cities = parameters.getAll('city').map((city) => city.trim());
  return {
    search: firstCharacters(plainLine(text('search')), searchLimits.textMax).trim(),
    group: group?.id ?? null,
    specialization: group && group === groupOfSpecialization ? specialization : null,
    cities: [...new Set(cities.filter(Boolean))],
    budget: text('budget'),
    area: text('area'),
    sort: text('sort'),
  };
}

/** The filter without one of its parts. A sub-category goes with its group. */
export function withoutFilter(filter: ListingFilter, name: ListingFilterName): ListingFilter {
  switch (name) {
    case 'search':
      return { ...filter, search: '' };
    case 'group':
      return { ...filter, group: null, specialization: null };
    case 'specialization':
      return { ...filter, specialization: null };
    case 'city':
      return { ...filter, cities: [] };
    case 'budget':
      return { ...filter, budget: '' };
    case 'area':
      return { ...filter, area: '' };
  }
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

/** The parts of a filter that are set: for the request to the API and for the address. */
export function listingQuery(filter: ListingFilter): ListingState {
  const { search, group, specialization, cities, budget, area, sort } = filter;
  return {
    ...(search && { search }),
    ...(group && { group }),
    ...(specialization && { specialization }),
    ...(cities.length > 0 && { city: cities }),
    ...(budget && { budget }),
    ...(area && { area }),
    ...(sort && { sort }),
  };
}

/** The page number in the address of a listing. The first page is 1, which also stands for a missing or malformed number. */
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
