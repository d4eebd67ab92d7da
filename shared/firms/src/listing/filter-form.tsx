import {
  fieldsOf,
  type Listing,
  type ListingFilter,
  listingAddress,
  listingFilterNames,
  listingFilters,
} from '@aangan/domain';
import { Button, tokens, when } from '@aangan/ui';
import { useLingui } from '@lingui/react/macro';
import type { FormEvent } from 'react';
import styled from 'styled-components';
import { filterOf } from './filter-draft.ts';
import { FilterField, SortField } from './filter-field.tsx';
import { HiddenFields } from './hidden-fields.tsx';
import type { ListingFacets } from './listing-facets.ts';
import { useFilterDraft } from './use-filter-draft.ts';

/** The columns depend on the number of fields, not on the elements: a slow page is shown while it still arrives. */
const Form = styled.form<{ $fields: number }>`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${tokens.space.s} ${tokens.space.m};
  align-items: start;

  /* The choices of the last of three columns open towards the middle of the page. Behind the fields is the button. */
  @media (max-width: 79.99em) {
    > :nth-last-child(3n + ${({ $fields }) => ($fields + 2) % 3}) details > div {
      inset-inline: auto 0;
    }
  }
  @media (min-width: 80em) {
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
  listing: Listing;
  /** Where the listing is. */
  path: string;
  onApply: (filter: ListingFilter) => void;
}

/** The filters of a listing in a row. Without scripts, and before they have arrived, it is an ordinary form. */
export function FilterForm({ filter, facets, listing, path, onApply }: FilterFormProps) {
  const { t } = useLingui();
  const form = useFilterDraft(filter, facets, listing);
  const apply = (given = form.draft) => {
    if (form.check(given)) onApply(filterOf(given));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    apply();
  };
  const sort = (chosen: string) => {
    form.change('sort', chosen);
    apply({ ...form.draft, sort: chosen });
  };
  const fields = fieldsOf(listing.of);
  return (
    <Form
      $fields={fields.length + 1}
      method="get"
      action={path}
      aria-label={t({ id: 'firms.filters', message: 'Filters' })}
      onSubmit={submit}
    >
      <HiddenFields values={chosenElsewhere(filter)} />
      {fields.map((name) => (
        <FilterField
          key={name}
          name={name}
          form={form}
          facets={facets}
          applied={listingAddress(path, filter)}
        />
      ))}
      <SortField sort={form.draft.sort} onSort={sort} />
      <Button type="submit" variant="secondary">
        {t({ id: 'firms.apply-filters', message: 'Apply' })}
      </Button>
    </Form>
  );
}

/** The filters that have no field in the form. */
function chosenElsewhere(filter: ListingFilter): Record<string, string> {
  const names = listingFilterNames.filter((name) => !listingFilters[name].field);
  return Object.fromEntries(names.map((name) => [name, String(filter[name])]));
}
