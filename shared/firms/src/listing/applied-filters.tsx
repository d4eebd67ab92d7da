import {
  fieldsOf,
  type Listing,
  type ListingFilter,
  listingAddress,
  listingFilters,
  withFilter,
  withoutFilter,
} from '@aangan/domain';
import { RemovableChip, Row } from '@aangan/ui';
import { Link } from 'react-router-dom';
import type { ListingFacets } from './listing-facets.ts';
import { shownValues } from './shown-values.ts';

interface AppliedFilter {
  label: string;
  /** The filter without it. */
  rest: ListingFilter;
}

/** The filters of the filter bar that are applied. */
export function appliedFilters(
  filter: ListingFilter,
  facets: ListingFacets | undefined,
  listing: Listing,
): AppliedFilter[] {
  return fieldsOf(listing.of).flatMap((name) => {
    const { kind, field } = listingFilters[name];
    const values = shownValues(name, filter, facets, listing);
    return values.map((value) => {
      const others = values.flatMap(({ slug }) => (slug === value.slug ? [] : slug));
      return {
        label: field?.chip(value.name) ?? value.name,
        rest: kind === 'many' ? withFilter(filter, name, others) : withoutFilter(filter, name),
      };
    });
  });
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
