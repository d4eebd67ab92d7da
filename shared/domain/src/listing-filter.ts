import { findGroup, groupOfItem } from './catalogue.ts';
import {
  type ListedFirm,
  type Listing,
  type ListingFilter,
  type ListingFilterName,
  listingFilterNames,
  listingFilters,
} from './filter-records.ts';
import { searchLimits } from './limits.ts';
import { type ListingState, withQuery } from './paths.ts';
import { asciiDigits, firstCharacters, plainLine } from './typed-text.ts';

/** The orders of a listing; the first is the default. */
export const listingSorts = [
  { id: 'rating', label: 'Best rated' },
  { id: 'experience', label: 'Most experienced' },
  { id: 'newest', label: 'Newest' },
  { id: 'minimum', label: 'Lowest minimum' },
  { id: 'answers', label: 'Answers fastest' },
] as const;

export type ListingSort = (typeof listingSorts)[number]['id'];

/** The filters that a listing has, in the order of the records. */
export function filtersOf(firm: ListedFirm): ListingFilterName[] {
  return listingFilterNames.filter((name) => listingFilters[name].of.includes(firm));
}

/** The filters in a listing's form, in the order of the row. */
export function fieldsOf(firm: ListedFirm): ListingFilterName[] {
  return filtersOf(firm).filter((name) => listingFilters[name].field);
}

/** The filter with another value of one of its parts, of that part's kind. */
export function withFilter(
  filter: ListingFilter,
  name: ListingFilterName | 'sort',
  value: string | readonly string[],
): ListingFilter {
  return { ...filter, [name]: value };
}

/** The filter without one of its parts and the parts that depend on it: removing a group removes its sub-category. */
export function withoutFilter(filter: ListingFilter, name: ListingFilterName): ListingFilter {
  return listingFilterNames
    .filter((one) => one === name || listingFilters[one].within === name)
    .reduce((left, one) => withFilter(left, one, everything[one]), filter);
}

/** The filter that narrows nothing. */
export const everything = Object.fromEntries([
  ...listingFilterNames.map((name) => [name, listingFilters[name].kind === 'many' ? [] : '']),
  ['sort', ''],
]) as ListingFilter;

/**
 * Reads the filter from the address. Filters that the listing does not have and ids that its catalogue does not have
 * are left out. A specialization without a group also sets its group.
 */
export function readListingFilter(
  { of, catalogue }: Listing,
  parameters: URLSearchParams,
): ListingFilter {
  const valuesOf = (name: string) => parameters.getAll(name).map((value) => value.trim());
  const read = filtersOf(of).reduce((filter, name) => {
    const [first = '', ...others] = valuesOf(name);
    switch (listingFilters[name].kind) {
      case 'many':
        return withFilter(filter, name, [...new Set([first, ...others].filter(Boolean))]);
      case 'text':
        return withFilter(
          filter,
          name,
          firstCharacters(plainLine(first), searchLimits.textMax).trim(),
        );
      default:
        return withFilter(filter, name, first);
    }
  }, everything);
  const groupOfSpecialization = groupOfItem(catalogue, read.specialization);
  const group = findGroup(catalogue, read.group) ?? groupOfSpecialization;
  return {
    ...read,
    group: group?.id ?? '',
    specialization: group && group === groupOfSpecialization ? read.specialization : '',
    sort: valuesOf('sort')[0] ?? '',
  };
}

/** Choosing a group selects it and clears the sub-category; choosing it again clears both. */
export function toggleGroup(filter: ListingFilter, group: string): ListingFilter {
  return { ...filter, group: filter.group === group ? '' : group, specialization: '' };
}

/** Choosing a sub-category selects it; choosing it again deselects it. */
export function toggleSpecialization(filter: ListingFilter, specialization: string): ListingFilter {
  const deselects = filter.specialization === specialization;
  return { ...filter, specialization: deselects ? '' : specialization };
}

/** The parts of a filter that are set: for the request to the API and for the address. */
export function listingQuery(filter: ListingFilter): ListingState {
  const names = [...listingFilterNames, 'sort'] as const;
  return Object.fromEntries(
    names.filter((name) => filter[name].length > 0).map((name) => [name, filter[name]]),
  );
}

/** The page number in the address of a listing, from 1. A missing or malformed number means 1. */
export function readListingPage(parameters: URLSearchParams, name = 'page'): number {
  const page = asciiDigits(parameters.get(name) ?? '');
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1;
}

/**
 * The address of a listing with a filter.
 * @param path where the listing is: "/designers"
 * @param page the page to start at; page 1 is left out of the address
 */
export function listingAddress(path: string, filter: ListingFilter, page = 1): string {
  return withQuery(path, { ...listingQuery(filter), page: page > 1 ? String(page) : null });
}
