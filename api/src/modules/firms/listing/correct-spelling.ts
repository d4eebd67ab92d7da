import { searchedCityNames } from '@aangan/domain';
import type { Kysely } from 'kysely';
import { containing } from '../../../search-words.ts';
import type { Tables } from '../../../tables.ts';
import { nearestWords } from './nearest-words.ts';
import { oneEditPatterns } from './one-edit-patterns.ts';
import { type SearchTerm, termOf } from './search-terms.ts';
import { findLikeWords } from './search-word.repository.ts';

const shortestWord = 4;

/**
 * The terms with misspelt words replaced by the nearest words of any profile; undefined when no word changes.
 * For searches that find nothing as typed.
 */
export async function correctSpelling(
  db: Kysely<Tables>,
  terms: readonly SearchTerm[],
): Promise<SearchTerm[] | undefined> {
  const corrected = await Promise.all(
    terms.map(async (term) => {
      const { word, spellings, isCommon } = term;
      if (isCommon || spellings.length > 1 || word.length < shortestWord) return term;
      const known = await findLikeWords(db, {
        word,
        containing: containing(word),
        patterns: oneEditPatterns(word),
      });
      if (known === null) return term;
      const nearest = nearestWords(word, [...known, ...searchedCityNames]);
      return nearest.length > 0 ? termOf(word, nearest) : term;
    }),
  );
  return corrected.some((term, index) => term !== terms[index]) ? corrected : undefined;
}
