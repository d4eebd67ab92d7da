import {
  fieldsOf,
  type Listing,
  type ListingFilter,
  listingAddress,
  listingFilters,
} from '@aangan/domain';
import { Stack } from '@aangan/ui';
import { useNavigate } from 'react-router-dom';
import { useSpeech } from '../speech/use-speech.ts';
import { AppliedFilters, appliedFilters } from './applied-filters.tsx';
import { FilterForm } from './filter-form.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import { IgnoredValues } from './ignored-values.tsx';
import type { ListingFacets, UseFacets } from './listing-facets.ts';

export interface FilterBarProps {
  filter: ListingFilter;
  /** The facets of this filter; undefined while they load. */
  facets: ListingFacets | undefined;
  /** The facets of the previous filter, shown while the new ones load. */
  latest: ListingFacets | undefined;
  useFacets: UseFacets;
  listing: Listing;
  names: { one: string; many: string };
  path: string;
}

/** The filters and the order of a listing, except its search and categories. */
export function FilterBar(props: FilterBarProps) {
  const { filter, facets, latest, useFacets, listing, names, path } = props;
  const speech = useSpeech();
  const navigate = useNavigate();
  const applied = appliedFilters(filter, facets, listing, speech);
  // While the facets of a new filter load, those of the previous filter keep the choices visible.
  const shown = facets ?? (latest && withChoice(latest, filter, listing));
  const form = { filter, facets: shown, listing, path };
  const apply = (next: ListingFilter, replace = false) =>
    void navigate(listingAddress(path, next), { preventScrollReset: true, replace });
  return (
    <Stack gap="s">
      <FilterForm {...form} onApply={apply} />
      <FilterSheet
        filter={filter}
        facets={shown}
        useFacets={useFacets}
        listing={listing}
        names={names}
        applied={applied.length}
        onApply={(next) => apply(next, true)}
      />
      <AppliedFilters applied={applied} path={path} />
      <IgnoredValues ignored={facets?.ignored ?? []} />
    </Stack>
  );
}

/** Facets of another filter, with the choices of this filter marked as chosen. */
function withChoice(facets: ListingFacets, filter: ListingFilter, { of }: Listing): ListingFacets {
  const shown = { ...facets, ignored: [] };
  for (const name of fieldsOf(of)) {
    const { choices } = listingFilters[name];
    const places = choices && facets[choices];
    if (!places) continue;
    shown[choices] = places.map((one) => ({
      ...one,
      chosen: [filter[name]].flat().includes(one.slug),
    }));
  }
  return shown;
}
