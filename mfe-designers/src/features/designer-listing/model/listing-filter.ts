import { designerCatalogue, findGroup, groupOfItem, type ListingState } from '@aangan/domain';

/** What narrows the listing. Ids are of the catalogue; a specialization is always of its group. */
export interface ListingFilter {
  search: string;
  group: string | null;
  specialization: string | null;
}

export const everything: ListingFilter = { search: '', group: null, specialization: null };

/** Reads the filter from the address. Ids that the catalogue does not have are left out. */
export function readFilter(parameters: URLSearchParams): ListingFilter {
  const specialization = parameters.get('specialization');
  const groupOfSpecialization = groupOfItem(designerCatalogue, specialization);
  const group = findGroup(designerCatalogue, parameters.get('group')) ?? groupOfSpecialization;
  return {
    search: (parameters.get('search') ?? '').trim(),
    group: group?.id ?? null,
    specialization: group && group === groupOfSpecialization ? specialization : null,
  };
}

/** Choosing a group selects it and clears the sub-category; choosing it again clears both (product-1, section 4). */
export function toggleGroup(filter: ListingFilter, group: string): ListingFilter {
  return { ...filter, group: filter.group === group ? null : group, specialization: null };
}

/** Choosing a sub-category selects it; choosing it again deselects it (product-1, section 4). */
export function toggleSpecialization(filter: ListingFilter, specialization: string): ListingFilter {
  const deselects = filter.specialization === specialization;
  return { ...filter, specialization: deselects ? null : specialization };
}

/** What the API is asked for: the parts that are set, in the order remote.json declares them for a preload. */
export function askedFor({ search, group, specialization }: ListingFilter): ListingState {
  return {
    ...(search && { search }),
    ...(group && { group }),
    ...(specialization && { specialization }),
  };
}
