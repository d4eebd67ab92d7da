import { type ListingFilter, readTypedAmount } from '@aangan/domain';
import { chosenPlaces, type ListingFacets } from './listing-facets.ts';

/** What is chosen in a filter form and not applied yet. */
export interface FilterDraft {
  cities: readonly string[];
  /** As typed. */
  budget: string;
  area: string;
  sort: string;
}

/** What a filter form shows first: what is applied, without what the API did not understand. */
export function draftOf(filter: ListingFilter, facets: ListingFacets | undefined): FilterDraft {
  const ignored = new Set(facets?.ignored.map((one) => one.filter));
  const [area] = chosenPlaces(facets?.areas) ?? [];
  return {
    cities: chosenPlaces(facets?.cities)?.map(({ slug }) => slug) ?? filter.cities,
    budget: ignored.has('budget') ? '' : filter.budget,
    area: ignored.has('area') ? '' : (area?.slug ?? filter.area),
    sort: ignored.has('sort') ? '' : filter.sort,
  };
}

/** Why a typed budget cannot be applied; undefined where it can. */
export function budgetProblem({ budget }: Pick<FilterDraft, 'budget'>): string | undefined {
  const read = readTypedAmount(budget);
  return read.kind === 'refused' ? read.message : undefined;
}

/** The filter with a draft applied. The budget becomes plain digits; the usual order is not named. */
export function withDraft(filter: ListingFilter, draft: FilterDraft): ListingFilter {
  const budget = readTypedAmount(draft.budget);
  return {
    ...filter,
    cities: draft.cities,
    budget: budget.kind === 'number' ? String(budget.value) : '',
    area: draft.area,
    sort: draft.sort === 'rating' ? '' : draft.sort,
  };
}
