import {
  fieldsOf,
  type Listing,
  type ListingFilter,
  listingAddress,
  listingFilters,
} from '@aangan/domain';
import { Stack } from '@aangan/ui';
import { useNavigate } from 'react-router-dom';
import { AppliedFilters, appliedFilters } from './applied-filters.tsx';
import { FilterForm } from './filter-form.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import { IgnoredValues } from './ignored-values.tsx';
import type { ListingFacets, UseFacets } from './listing-facets.ts';

export interface FilterBarProps {
  filter: ListingFilter;
  /** Those of this filter; undefined while they load. */
  facets: ListingFacets | undefined;
  /** Those of the filter before, to show while they load. */
  latest: ListingFacets | undefined;
  useFacets: UseFacets;
  listing: Listing;
  names: { one: string; many: string };
  path: string;
}

/** What narrows and orders a listing beside its search and categories. */
export function FilterBar(props: FilterBarProps) {
  const { filter, facets, latest, useFacets, listing, names, path } = props;
  const navigate = useNavigate();
  const applied = appliedFilters(filter, facets, listing);
  // While the facets of a new filter load, those of the one before keep the choices there.
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

/** Facets of another filter with this one's choice. */
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
