import { amountReading, formatCount, groupDigits, listingSorts } from '@aangan/domain';
import { AmountField, SelectField } from '@aangan/ui';
import type { ListingFacets, PlaceFacet } from './listing-facets.ts';
import type { DraftState } from './use-filter-draft.ts';

export type BudgetFieldProps = Pick<DraftState, 'draft' | 'change' | 'error'>;

export interface AreaFieldProps extends Pick<DraftState, 'draft' | 'change'> {
  facets: ListingFacets | undefined;
  /** Whether the listing has areas: the field has its place before its choices are there. */
  hasAreas?: boolean | undefined;
}

export interface SortFieldProps {
  sort: string;
  onSort: (sort: string) => void;
}

const optionOf = ({ slug, name, count }: PlaceFacet) => ({
  value: slug,
  label: `${name} (${formatCount(count)})`,
});

/** What a client can spend. */
export function BudgetField({ draft, change, error }: BudgetFieldProps) {
  return (
    <AmountField
      label="Your budget"
      name="budget"
      before="₹"
      placeholder="18.5 lakh"
      enterKeyHint="go"
      value={draft.budget}
      onValueChange={(budget) => change({ budget })}
      group={groupDigits}
      reading={amountReading}
      error={error}
    />
  );
}

/** Where vendors deliver to; nothing in a listing without areas. */
export function AreaField({ facets, hasAreas, draft, change }: AreaFieldProps) {
  if (!hasAreas) return null;
  return (
    <SelectField
      label="Delivers to"
      name="area"
      placeholder="Anywhere"
      options={(facets?.areas ?? []).map(optionOf)}
      value={draft.area}
      onChange={({ target }) => change({ area: target.value })}
    />
  );
}

const sorts = listingSorts.map(({ id, label }) => ({ value: id, label }));

/** The order of the list. */
export function SortField({ sort, onSort }: SortFieldProps) {
  return (
    <SelectField
      label="Sort by"
      name="sort"
      options={sorts}
      value={sort || 'rating'}
      onChange={({ target }) => onSort(target.value)}
    />
  );
}
