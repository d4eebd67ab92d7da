import { type ListingFilter, listingAddress, listingQuery } from '@aangan/domain';
import { Button, tokens, when } from '@aangan/ui';
import type { FormEvent } from 'react';
import styled from 'styled-components';
import { CityMenu } from './city-menu.tsx';
import { withDraft } from './filter-draft.ts';
import { AreaField, BudgetField, SortField } from './filter-fields.tsx';
import { HiddenFields } from './hidden-fields.tsx';
import type { ListingFacets } from './listing-facets.ts';
import { useFilterDraft } from './use-filter-draft.ts';

const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.s} ${tokens.space.m};
  align-items: start;
  max-width: 68rem;

  > div {
    flex: 1 1 10.5rem;
  }
  button {
    /* Beside the boxes, below the height of their labels. */
    margin-block-start: calc(0.375rem + ${tokens.type.small} * 1.55);
  }

  /* On phones the sheet has the same fields; without scripts there is none. */
  @media (max-width: 39.99em) {
    display: none;
    flex-direction: column;
    align-items: stretch;

    > div {
      flex: none;
    }
    button {
      margin-block-start: 0;
    }
    ${when.noScript} {
      display: flex;
    }
  }
`;

export interface FilterFormProps {
  filter: ListingFilter;
  facets: ListingFacets | undefined;
  /** Whether the listing is also of areas. */
  hasAreas?: boolean | undefined;
  /** Where the listing is. */
  path: string;
  onApply: (filter: ListingFilter) => void;
}

/** The filters of a listing in a row. Without scripts, and before they have arrived, it is an ordinary form. */
export function FilterForm({ filter, facets, hasAreas, path, onApply }: FilterFormProps) {
  const { draft, change, error, check } = useFilterDraft(filter, facets);
  const apply = (given = draft) => {
    if (check(given)) onApply(withDraft(filter, given));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    apply();
  };
  const sort = (chosen: string) => {
    change({ sort: chosen });
    apply({ ...draft, sort: chosen });
  };
  const { search, group, specialization } = listingQuery(filter);
  return (
    <Form method="get" action={path} aria-label="Filters" onSubmit={submit}>
      <HiddenFields values={{ search, group, specialization }} />
      <CityMenu
        applied={listingAddress(path, filter)}
        cities={facets?.cities ?? []}
        chosen={draft.cities}
        onChange={(cities) => change({ cities })}
      />
      <BudgetField draft={draft} change={change} error={error} />
      <AreaField facets={facets} hasAreas={hasAreas} draft={draft} change={change} />
      <SortField sort={draft.sort} onSort={sort} />
      <Button type="submit" variant="secondary">
        Apply
      </Button>
    </Form>
  );
}
