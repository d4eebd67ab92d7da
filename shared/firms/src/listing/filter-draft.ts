import {
  fieldsOf,
  type Listing,
  type ListingFilter,
  type ListingFilterName,
  listingFilters,
  readTypedAmount,
  withFilter,
} from '@aangan/domain';
import type { ListingFacets } from './listing-facets.ts';
import { shownValues } from './shown-values.ts';

/** What a filter form shows first: what is applied, without what the API did not understand. */
export function draftOf(
  filter: ListingFilter,
  facets: ListingFacets | undefined,
  listing: Listing,
): ListingFilter {
  const isSorted = !facets?.ignored.some((one) => one.filter === 'sort');
  return fieldsOf(listing.of).reduce(
    (draft, name) => {
      const values = shownValues(name, filter, facets, listing).map(({ slug }) => slug);
      return withFilter(draft, name, listingFilters[name].kind === 'many' ? values : values.join());
    },
    { ...filter, sort: isSorted ? filter.sort : '' },
  );
}

const typed = Object.entries(listingFilters).filter(([, { kind }]) => kind === 'amount');

/** The filters whose values are typed. */
export const typedNames = typed.map(([name]) => name as ListingFilterName);

/** Why a typed value cannot be applied; undefined where it can. */
export function problemOf(name: ListingFilterName, draft: ListingFilter): string | undefined {
  const read = typedNames.includes(name) ? readTypedAmount(String(draft[name])) : undefined;
  return read?.kind === 'refused' ? read.message : undefined;
}

/** The filter that a draft asks for. Amounts become plain digits; the usual order is not named. */
export function filterOf(draft: ListingFilter): ListingFilter {
  return typedNames.reduce(
    (filter, name) => {
      const read = readTypedAmount(String(draft[name]));
      return withFilter(filter, name, read.kind === 'number' ? String(read.value) : '');
    },
    { ...draft, sort: draft.sort === 'rating' ? '' : draft.sort },
  );
}
