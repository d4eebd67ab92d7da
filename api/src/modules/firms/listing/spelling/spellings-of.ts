import type { Kysely } from 'kysely';
import { containing } from '../../../../search-words.ts';
import type { Tables } from '../../../../tables.ts';
import { type FirmFilter, termsOf } from '../firm-filter.ts';
import { correctSpelling } from './correct-spelling.ts';
import { oneEditPatterns } from './one-edit-patterns.ts';
import { findLikeWords, type LikeWords } from './search-word.repository.ts';

/**
 * A filter as it was typed, then with the spelling of its search corrected, more thoroughly each time: for searches
 * that find nothing.
 */
export async function* spellingsOf(
  db: Kysely<Tables>,
  filter: FirmFilter,
): AsyncGenerator<FirmFilter> {
  yield filter;
  const typed = termsOf(filter);
  if (typed.length === 0) return;
  const known = new Map<string, Promise<LikeWords>>();
  const likeWords = (word: string) => {
    const found = known.get(word) ?? findLike(db, word);
    known.set(word, found);
    return found;
  };
  for (const isThorough of [false, true]) {
    const terms = await correctSpelling(likeWords, typed, isThorough);
    if (!terms) continue;
    const name = terms.map(({ spellings }) => spellings[0]?.trim()).join(' ');
    yield { ...filter, name, values: { ...filter.values, search: terms } };
  }
}

const findLike = (db: Kysely<Tables>, word: string) =>
  findLikeWords(db, { word, containing: containing(word), patterns: oneEditPatterns(word) });
