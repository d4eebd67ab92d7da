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

/** A long value is cut: it stands in the address anyway. */
const maxValueLength = 60;

function sentenceOf({ filter, value, message }: Ignored): string {
  const shown = value.length > maxValueLength ? `${value.slice(0, maxValueLength)}…` : value;
  switch (filter) {
    case 'city':
      return shown
        ? `There is no city “${shown}” here. The list is shown without it.`
        : 'Those are too many cities at once. The list is shown without them.';
    case 'area':
      return `There is no delivery area “${shown}”. The list is shown without it.`;
    case 'sort':
      return `The list cannot be sorted by “${shown}”. It is shown best rated first.`;
    case 'budget':
      return `The budget “${shown}” was not understood, so the list is shown without it. ${message}.`;
  }
}
