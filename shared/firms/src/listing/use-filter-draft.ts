import { type ListingFilter, listingAddress } from '@aangan/domain';
import { useState } from 'react';
import { budgetProblem, draftOf, type FilterDraft } from './filter-draft.ts';
import type { ListingFacets } from './listing-facets.ts';

/** The state of a filter form. */
export interface DraftState {
  draft: FilterDraft;
  change: (parts: Partial<FilterDraft>) => void;
  /** Why the budget was not applied. */
  error: string | undefined;
  /** Whether the draft can be applied; where it cannot, the error is shown from then on. */
  check: (draft: FilterDraft) => boolean;
}

/** What a visitor has changed, over what is applied. Changes are forgotten when another filter is applied. */
export function useFilterDraft(
  filter: ListingFilter,
  facets: ListingFacets | undefined,
): DraftState {
  const applied = listingAddress('', filter);
  const [over, setOver] = useState(applied);
  const [parts, setParts] = useState<Partial<FilterDraft>>({});
  const [isChecked, setChecked] = useState(false);
  if (over !== applied) {
    setOver(applied);
    setParts({});
    setChecked(false);
  }
  const draft = { ...draftOf(filter, facets), ...parts };
  return {
    draft,
    change: (more) => setParts((before) => ({ ...before, ...more })),
    error: isChecked ? budgetProblem(draft) : undefined,
    check(given) {
      const problem = budgetProblem(given);
      setChecked(problem !== undefined);
      return problem === undefined;
    },
  };
}
