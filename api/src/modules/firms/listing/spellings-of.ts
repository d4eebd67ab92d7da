import type { Kysely } from 'kysely';
import type { Tables } from '../../../tables.ts';
import { correctSpelling } from './correct-spelling.ts';
import type { FirmFilter } from './firm-filter.ts';

/**
 * A filter as it was typed, then with the spelling of its search corrected, more thoroughly each time: for searches
 * that find nothing.
 */
export async function* spellingsOf(
  db: Kysely<Tables>,
  filter: FirmFilter,
): AsyncGenerator<FirmFilter> {
  yield filter;
  if (filter.terms.length === 0) return;
  for (const isThorough of [false, true]) {
    const terms = await correctSpelling(db, filter.terms, isThorough);
    if (!terms) continue;
    const name = terms.map(({ spellings }) => spellings[0]).join(' ');
    yield { ...filter, terms, name };
  }
}
