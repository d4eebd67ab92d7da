import { formatRupees, type ListingFilter, listingAddress, withoutFilter } from '@aangan/domain';
import { RemovableChip, Row } from '@aangan/ui';
import { Link } from 'react-router-dom';
import { chosenArea, chosenBudget, chosenCities } from './filter-labels.ts';
import type { ListingFacets } from './listing-facets.ts';

interface AppliedFilter {
  label: string;
  /** The filter without it. */
  rest: ListingFilter;
}

/** The filters of the filter bar that are applied. */
export function appliedFilters(
  filter: ListingFilter,
  facets: ListingFacets | undefined,
): AppliedFilter[] {
  const cities = chosenCities(filter, facets);
  const budget = chosenBudget(filter, facets);
  const area = chosenArea(filter, facets);
  const withoutCity = (slug: string): ListingFilter => ({
    ...filter,
    cities: cities.map((city) => city.slug).filter((one) => one !== slug),
  });
  return [
    ...cities.map(({ slug, name }) => ({ label: name, rest: withoutCity(slug) })),
    ...(budget === null
      ? []
      : [{ label: `Up to ${formatRupees(budget)}`, rest: withoutFilter(filter, 'budget') }]),
    ...(area ? [{ label: `Delivers to ${area.name}`, rest: withoutFilter(filter, 'area') }] : []),
  ];
}

export interface AppliedFiltersProps {
  applied: readonly AppliedFilter[];
  /** Where the listing is. */
  path: string;
}

/** The applied filters as chips; each is a link to the listing without it. */
export function AppliedFilters({ applied, path }: AppliedFiltersProps) {
  if (applied.length === 0) return null;
  return (
    <Row gap="xs" role="group" aria-label="Applied filters">
      {applied.map(({ label, rest }) => (
        <RemovableChip
          key={label}
          label={label}
          as={Link}
          to={listingAddress(path, rest)}
          preventScrollReset
        />
      ))}
    </Row>
  );
}
