import { listingFilters } from '@aangan/domain';
import { Notice } from '@aangan/ui';
import { msg } from '@lingui/core/macro';
import type { Speech } from '../speech/speech.ts';
import { useSpeech } from '../speech/use-speech.ts';
import type { ListingFacets } from './listing-facets.ts';

type Ignored = ListingFacets['ignored'][number];

/** Says which values of the address were left out, and why. */
export function IgnoredValues({ ignored }: { ignored: readonly Ignored[] }) {
  const speech = useSpeech();
  if (ignored.length === 0) return null;
  return (
    <Notice>
      {ignored.map((one) => (
        <p key={one.filter + one.value}>{sentenceOf(one, speech)}</p>
      ))}
    </Notice>
  );
}

/** A longer value is cut, in characters: the address shows it in full. */
const maxValueLength = 60;

function sentenceOf({ filter, value, message }: Ignored, { i18n, say }: Speech): string {
  const shown = value.length > maxValueLength ? `${value.slice(0, maxValueLength)}…` : value;
  const why = say(message);
  if (filter === 'sort') {
    return i18n._(
      msg({
        id: 'firms.no-such-order',
        message: `The list cannot be sorted by “${shown}”. It is shown best rated first.`,
      }),
    );
  }
  const { field } = listingFilters[filter];
  const refused = (!value && field?.refusedAll) || field?.refused;
  return refused ? i18n._({ ...refused, values: { value: shown, message: why } }) : why;
}
