import { formatListCount, type ListingFilter } from '@aangan/domain';
import { Button, Dialog, Stack, when } from '@aangan/ui';
import { type FormEvent, useId } from 'react';
import styled from 'styled-components';
import { useDialogEntry } from '../dialog/use-dialog-entry.ts';
import { CityChoice } from './city-choice.tsx';
import { budgetProblem, withDraft } from './filter-draft.ts';
import { AreaField, BudgetField, SortField } from './filter-fields.tsx';
import type { ListingFacets, UseFacets } from './listing-facets.ts';
import { useFilterDraft } from './use-filter-draft.ts';
import { useSettled } from './use-settled.ts';

/** Large screens have the filters in a row, and so have phones without scripts. */
const OnPhones = styled.div`
  ${when.medium} {
    display: none;
  }
  ${when.noScript} {
    display: none;
  }
`;

export interface FilterSheetProps {
  filter: ListingFilter;
  facets: ListingFacets | undefined;
  useFacets: UseFacets;
  /** Whether the listing is also of areas. */
  hasAreas?: boolean | undefined;
  /** The kind of firm: "designer", "designers". */
  names: { one: string; many: string };
  /** How many filters are applied. */
  applied: number;
  /** Called with the new filter, to take the place of the sheet's history entry. */
  onApply: (filter: ListingFilter) => void;
}

/** A button that opens the filters in a sheet from below, for phones. */
export function FilterSheet({ applied, ...props }: FilterSheetProps) {
  const { isOpen, open, close } = useDialogEntry('listingFilters');
  return (
    <OnPhones>
      <Button variant="secondary" onClick={open} aria-haspopup="dialog">
        {applied > 0 ? `Filter and sort (${applied})` : 'Filter and sort'}
      </Button>
      {isOpen && <OpenSheet {...props} onClose={close} />}
    </OnPhones>
  );
}

type OpenSheetProps = Omit<FilterSheetProps, 'applied'> & { onClose: () => void };

function OpenSheet(props: OpenSheetProps) {
  const { filter, facets, useFacets, hasAreas, names, onApply, onClose } = props;
  const form = useId();
  const { draft, change, error, check } = useFilterDraft(filter, facets);
  const next = withDraft(filter, draft);
  const budget = useSettled(draft.budget);
  const { data = facets, currentData } = useFacets(withDraft(filter, { ...draft, budget }));
  const isKnown = budget === draft.budget && !budgetProblem(draft);
  const found = isKnown ? currentData : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (check(draft)) onApply(next);
  };
  return (
    <Dialog
      open
      size="bottom"
      title="Filter and sort"
      onClose={onClose}
      actions={
        <>
          <Button
            variant="secondary"
            onClick={() => change({ cities: [], budget: '', area: '', sort: '' })}
          >
            Clear
          </Button>
          <Button type="submit" form={form}>
            {showing(names, found)}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit}>
        <Stack gap="l">
          <SortField sort={draft.sort} onSort={(sort) => change({ sort })} />
          <BudgetField draft={draft} change={change} error={error} />
          <AreaField facets={data} hasAreas={hasAreas} draft={draft} change={change} />
          <CityChoice
            cities={data?.cities ?? []}
            chosen={draft.cities}
            onChange={(cities) => change({ cities })}
          />
        </Stack>
      </form>
    </Dialog>
  );
}

/** What the sheet's button says: with the number of results once it is known. */
function showing(names: FilterSheetProps['names'], found: ListingFacets | undefined): string {
  if (!found) return `Show ${names.many}`;
  const count = formatListCount(found.count, found.count_is_exact);
  return `Show ${count} ${count === '1' ? names.one : names.many}`;
}
