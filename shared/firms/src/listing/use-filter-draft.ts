import {
  fieldsOf,
  type Listing,
  type ListingFilter,
  type ListingFilterName,
  listingAddress,
  withoutFilter,
} from '@aangan/domain';
import { useState } from 'react';
import { draftOf, problemOf, typedNames } from './filter-draft.ts';
import type { ListingFacets } from './listing-facets.ts';

/** The state of a filter form. */
export interface DraftState {
  /** What is chosen and not applied yet, amounts as typed. */
  draft: ListingFilter;
  change: (name: ListingFilterName | 'sort', value: string | readonly string[]) => void;
  /** Unsets every field of the form. */
  clear: () => void;
  /** Why a value was not applied. */
  errorOf: (name: ListingFilterName) => string | undefined;
  /** Whether the draft can be applied. If not, the errors are shown from then on. */
  check: (draft: ListingFilter) => boolean;
}

/** What a visitor has changed, over what is applied. Changes are forgotten when another filter is applied. */
export function useFilterDraft(
  filter: ListingFilter,
  facets: ListingFacets | undefined,
  listing: Listing,
): DraftState {
  const applied = listingAddress('', filter);
  const [over, setOver] = useState(applied);
  const [parts, setParts] = useState<Partial<ListingFilter>>({});
  const [isChecked, setChecked] = useState(false);
  if (over !== applied) {
    setOver(applied);
    setParts({});
    setChecked(false);
  }
  const draft = { ...draftOf(filter, facets, listing), ...parts };
  return {
    draft,
    change: (name, value) => setParts((before) => ({ ...before, [name]: value })),
    clear: () => setParts(fieldsOf(listing.of).reduce(withoutFilter, { ...filter, sort: '' })),
    errorOf: (name) => (isChecked ? problemOf(name, draft) : undefined),
    check(given) {
      const hasProblem = typedNames.some((name) => problemOf(name, given));
      setChecked(hasProblem);
      return !hasProblem;
    },
  };
}
