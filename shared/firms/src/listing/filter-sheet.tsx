import {
  fieldsOf,
  formatListCount,
  type Listing,
  type ListingFilter,
  type ListingFilterName,
  listingFilters,
} from '@aangan/domain';
import type { HeadMessages } from '@aangan/host';
import { Button, Dialog, Stack, when } from '@aangan/ui';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type FormEvent, useId } from 'react';
import styled from 'styled-components';
import { useDialogEntry } from '../dialog/use-dialog-entry.ts';
import { filterOf, problemOf, typedNames } from './filter-draft.ts';
import { FilterField, SortField } from './filter-field.tsx';
import type { ListingFacets, UseFacets } from './listing-facets.ts';
import { countOfFirms } from './listing-title.ts';
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
  listing: Listing;
  /** The kind of firm: "designer", "designers". */
  names: { one: string; many: string };
  /** How many filters are applied. */
  applied: number;
  /** Called with the new filter, to take the place of the sheet's history entry. */
  onApply: (filter: ListingFilter) => void;
}

/** A button that opens the filters in a sheet from below, for phones. */
export function FilterSheet({ applied, ...props }: FilterSheetProps) {
  const { t } = useLingui();
  const name = t({ id: 'firms.filter-and-sort', message: 'Filter and sort' });
  const { isOpen, open, close } = useDialogEntry('listingFilters');
  return (
    <OnPhones>
      <Button variant="secondary" onClick={open} aria-haspopup="dialog">
        {applied > 0 ? `${name} (${applied})` : name}
      </Button>
      {isOpen && <OpenSheet {...props} title={name} onClose={close} />}
    </OnPhones>
  );
}

type OpenSheetProps = Omit<FilterSheetProps, 'applied'> & { title: string; onClose: () => void };

const placeOf = (name: ListingFilterName) => listingFilters[name].field?.inSheet ?? 0;

function OpenSheet(props: OpenSheetProps) {
  const { filter, facets, useFacets, listing, names, onApply, onClose } = props;
  const { i18n, t } = useLingui();
  const id = useId();
  const form = useFilterDraft(filter, facets, listing);
  const { draft } = form;
  const typed = JSON.stringify(typedNames.map((name) => [name, draft[name]]));
  const settled = useSettled(typed);
  const asked = { ...draft, ...Object.fromEntries(JSON.parse(settled)) };
  const { data = facets, currentData } = useFacets(filterOf(asked));
  const isKnown = settled === typed && !typedNames.some((name) => problemOf(name, draft));
  const found = isKnown ? currentData : undefined;
  const fields = fieldsOf(listing.of).sort((one, other) => placeOf(one) - placeOf(other));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (form.check(draft)) onApply(filterOf(draft));
  };
  return (
    <Dialog
      open
      size="bottom"
      title={props.title}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={form.clear}>
            {t({ id: 'firms.clear-filters', message: 'Clear' })}
          </Button>
          <Button type="submit" form={id}>
            {showing(names, found, i18n)}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={submit}>
        <Stack gap="l">
          <SortField sort={draft.sort} onSort={(sort) => form.change('sort', sort)} />
          {fields.map((name) => (
            <FilterField key={name} name={name} form={form} facets={data} />
          ))}
        </Stack>
      </form>
    </Dialog>
  );
}

/** What the sheet's button says: with the number of results once it is known. */
function showing(
  names: FilterSheetProps['names'],
  found: ListingFacets | undefined,
  i18n: HeadMessages,
): string {
  const count = found && formatListCount(found.count, found.count_is_exact);
  const firms = count ? countOfFirms(names, count, i18n) : names.many;
  return i18n._(msg({ id: 'firms.show-firms', message: `Show ${firms}` }));
}
