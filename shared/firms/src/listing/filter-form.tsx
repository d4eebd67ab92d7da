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

/** Its columns do not depend on how much of it is there: a slow page is shown while it arrives. */
const Form = styled.form<{ $fields: number }>`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr)) ${({ $fields }) => $fields < 4 && 'auto'};
  gap: ${tokens.space.s} ${tokens.space.m};
  align-items: start;
  max-width: 68rem;

  ${when.wide} {
    grid-template-columns: repeat(${({ $fields }) => $fields}, minmax(0, 1fr)) auto;
  }
  button {
    justify-self: start;
    /* Beside the boxes, below the height of their labels. */
    margin-block-start: calc(0.375rem + ${tokens.type.small} * 1.55);
  }

  /* On phones the sheet has the same fields; without scripts there is none. */
  @media (max-width: 39.99em) {
    display: none;
    grid-template-columns: minmax(0, 1fr);

    button {
      justify-self: stretch;
      margin-block-start: 0;
    }
    ${when.noScript} {
      display: grid;
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
    <Form
      $fields={hasAreas ? 4 : 3}
      method="get"
      action={path}
      aria-label="Filters"
      onSubmit={submit}
    >
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
