import { listingFilters } from '@aangan/domain';
import { Notice } from '@aangan/ui';
import type { ListingFacets } from './listing-facets.ts';

type Ignored = ListingFacets['ignored'][number];

/** Says which values of the address were left out, and why. */
export function IgnoredValues({ ignored }: { ignored: readonly Ignored[] }) {
  if (ignored.length === 0) return null;
  return (
    <Notice>
      {ignored.map((one) => (
        <p key={one.filter + one.value}>{sentenceOf(one)}</p>
      ))}
    </Notice>
  );
}

/** A longer value is cut, in characters: the address shows it in full. */
const maxValueLength = 60;

function sentenceOf({ filter, value, message }: Ignored): string {
  const shown = value.length > maxValueLength ? `${value.slice(0, maxValueLength)}…` : value;
  if (filter !== 'sort') return listingFilters[filter].field?.refused(shown, message) ?? message;
  return `The list cannot be sorted by “${shown}”. It is shown best rated first.`;
}
