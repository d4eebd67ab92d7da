import { type ListingFilter, listingAddress } from '@aangan/domain';
import { Stack } from '@aangan/ui';
import { useNavigate } from 'react-router-dom';
import { AppliedFilters, appliedFilters } from './applied-filters.tsx';
import { FilterForm } from './filter-form.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import { IgnoredValues } from './ignored-values.tsx';
import type { ListingFacets, PlaceFacet, UseFacets } from './listing-facets.ts';

export interface FilterBarProps {
  filter: ListingFilter;
  /** Those of this filter; undefined while they load. */
  facets: ListingFacets | undefined;
  /** Those of the filter before, to show while they load. */
  latest: ListingFacets | undefined;
  useFacets: UseFacets;
  /** Whether the listing is also of areas. */
  hasAreas?: boolean | undefined;
  names: { one: string; many: string };
  path: string;
}

/** What narrows and orders a listing beside its categories: city, budget, delivery area, order. */
export function FilterBar(props: FilterBarProps) {
  const { filter, facets, latest, useFacets, hasAreas, names, path } = props;
  const navigate = useNavigate();
  const applied = appliedFilters(filter, facets);
  // While the facets of a new filter load, those of the one before keep the choices there.
  const shown = facets ?? (latest && withChoice(latest, filter));
  const form = { filter, facets: shown, hasAreas, path };
  const apply = (next: ListingFilter, replace = false) =>
    void navigate(listingAddress(path, next), { preventScrollReset: true, replace });
  return (
    <Stack gap="s">
      <FilterForm {...form} onApply={apply} />
      <FilterSheet
        filter={filter}
        facets={shown}
        useFacets={useFacets}
        hasAreas={hasAreas}
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
function withChoice({ cities, areas, ...facets }: ListingFacets, filter: ListingFilter) {
  const choose = (places: readonly PlaceFacet[], chosen: readonly string[]) =>
    places.map((place) => ({ ...place, chosen: chosen.includes(place.slug) }));
  return {
    ...facets,
    cities: choose(cities, filter.cities),
    ...(areas && { areas: choose(areas, [filter.area]) }),
    ignored: [],
  };
}
