import { searchedCityNames } from '@aangan/domain';
import { synonymWords } from '@aangan/domain/search-synonyms';
import { commonWords, type SearchTerm, termOf } from '../search-terms.ts';
import { nearestWords } from './nearest-words.ts';
import type { LikeWords } from './search-word.repository.ts';

const shortestWord = 3;

/**
 * The terms with misspelt words replaced by the nearest words of any profile; undefined when no word changes.
 * For searches that find nothing as typed.
 * @param likeWords the known words that are like one
 * @param isThorough whether a word that a profile has is looked at too ("sing foundry" for "sign foundry"): it
 * keeps its own spelling beside the nearest others
 */
export async function correctSpelling(
  likeWords: (word: string) => Promise<LikeWords>,
  terms: readonly SearchTerm[],
  isThorough = false,
): Promise<SearchTerm[] | undefined> {
  const corrected = await Promise.all(
    terms.map(async (term) => {
      const { word, spellings, isCommon } = term;
      if (isCommon || spellings.length > 1 || word.length < shortestWord) return term;
      const known = await likeWords(word);
      if (known.isContained && !isThorough) return term;
      const others = [...known.words, ...searchedCityNames, ...commonWords, ...synonymWords].filter(
        (one) => one !== word,
      );
      const nearest = nearestWords(word, others, known.isContained ? 1 : 2);
      if (nearest.length === 0) return term;
      return termOf(word, known.isContained ? [word, ...nearest] : nearest);
    }),
  );
  return corrected.some((term, index) => term !== terms[index]) ? corrected : undefined;
}
