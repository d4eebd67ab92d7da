import { cityNamesOf } from '@aangan/domain';
import { searchWords } from '../../../search-words.ts';

/** One word of a search. */
export interface SearchTerm {
  /** As typed, in lower case. */
  word: string;
  /** How it can be written: one of these must be found. */
  spellings: readonly string[];
  /** Fits every firm: it decides on nothing but the order, where it stands in a name. */
  isCommon: boolean;
}

/** Words that fit every firm. */
export const commonWords: ReadonlySet<string> = new Set(
  'interior interiors design designs designer designers architect architects studio studios in for near and & में'.split(
    ' ',
  ),
);

/** First words of city names in Devanagari, which cityNamesOf does not know. */
const translated = new Map([
  ['नई', 'new'],
  ['नयी', 'new'],
  ['नवी', 'navi'],
]);

/** The words of a search with their other spellings. */
export function searchTerms(search: string | undefined): SearchTerm[] {
  return searchWords(search?.normalize('NFC')).map((word) => termOf(word));
}

/** The term of a word; corrected spellings stand in for the word itself. */
export function termOf(word: string, corrected: readonly string[] = [word]): SearchTerm {
  const spellings = corrected.flatMap((one) => cityNamesOf(translated.get(one) ?? one));
  return {
    word,
    spellings: [...new Set(spellings)],
    isCommon: corrected.every((one) => commonWords.has(one)),
  };
}
