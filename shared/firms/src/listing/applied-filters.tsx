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
import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import type { Speech } from '../speech/speech.ts';
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
  { i18n, say }: Speech,
): AppliedFilter[] {
  return fieldsOf(listing.of).flatMap((part) => {
    const { kind, field } = listingFilters[part];
    const values = shownValues(part, filter, facets, listing);
    return values.map((value) => {
      const name = say(value.name);
      const others = values.flatMap(({ slug }) => (slug === value.slug ? [] : slug));
      return {
        label: field ? i18n._({ ...field.chip, values: { value: name } }) : name,
        rest: kind === 'many' ? withFilter(filter, part, others) : withoutFilter(filter, part),
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
  const { t } = useLingui();
  if (applied.length === 0) return null;
  return (
    <Row
      gap="xs"
      role="group"
      aria-label={t({ id: 'firms.applied-filters', message: 'Applied filters' })}
    >
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
